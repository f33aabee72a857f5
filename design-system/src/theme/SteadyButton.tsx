import { useTheme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';

type SteadyButtonProps = ComponentPropsWithRef<'button'> & { href?: string; to?: unknown };

/**
 * The element of every button. One that can't be pressed, such as while it is busy, says so and stays in focus: the
 * browser would drop the focus of a natively disabled one to the page, from where screen readers start again. MUI already
 * ignores presses of it and leaves it out of the order of Tab. With an address it is the site's link.
 */
export function SteadyButton({ disabled, ...rest }: SteadyButtonProps) {
  const { components } = useTheme();
  const link = components?.MuiButtonBase?.defaultProps?.LinkComponent ?? 'a';
  const Host = (rest.href || rest.to ? link : 'button') as 'button';
  return <Host {...rest} {...(disabled && { 'aria-disabled': true })} />;
}
