export const words = {
  sizes: {
    lockers: 'How these lockers work, drawn to scale',
    title: 'Space for your bags',
    limit: 'Bags can measure up to %{size}.',
    noLimit: 'There’s no size limit.',
    small: 'Small',
    medium: 'Medium',
    large: 'Large',
    standard: 'Any bag',
    free: '%{free} of %{all} free',
    onDay: 'Availability by hour, %{day}',
    freeAt: '%{time}, %{smart_count} free |||| %{time}, %{smart_count} free',
  },
  gallery: {
    enlarge: 'Enlarge picture %{number} of %{count}',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
  offer: {
    title: 'From the host',
    link: 'See offer',
    requirements: 'Before you come',
  },
};
