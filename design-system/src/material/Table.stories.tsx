import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Meta, StoryObj } from '@storybook/react-vite';

interface ScrollingTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** MUI's table in a box that scrolls sideways, also by keyboard. */
function ScrollingTable({ caption, head, rows }: ScrollingTableProps) {
  return (
    <TableContainer role="region" aria-label={caption} tabIndex={0}>
      <Table aria-label={caption}>
        <TableHead>
          <TableRow>
            {head.map((text) => (
              <TableCell key={text}>{text}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells) => (
            <TableRow key={cells[0]} hover>
              {cells.map((text, column) => (
                <TableCell key={head[column]} {...(column === 0 && { component: 'th', scope: 'row' })}>
                  {text}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const meta = {
  component: ScrollingTable,
  args: {
    caption: 'Prices',
    head: ['Bags', 'Total', 'Guarantee'],
    rows: [
      ['1 bag', '£3.99', '£2,500'],
      ['2 bags', '£7.98', '£5,000'],
    ],
  },
} satisfies Meta<typeof ScrollingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
