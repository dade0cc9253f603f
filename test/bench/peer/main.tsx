import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  filterFn_includesString,
  FlexRender,
  globalFilteringFeature,
  tableFeatures,
  useTable,
  type Row,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

import type { Appointment } from '#contract/appointments';

const ROW_HEIGHT = 45;
const OVERSCAN = 10;
const NONE: Appointment[] = [];

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: { includesString: filterFn_includesString },
});

const helper = createColumnHelper<typeof features, Appointment>();
const columns = helper.columns([
  helper.accessor(({ local_user }) => local_user?.name ?? '', {
    id: 'patient',
    cell: ({ row: { original }, getValue }) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
        <Avatar src={original.local_user?.profile_picture ?? undefined} sx={{ width: 28, height: 28 }}>
          {getValue().charAt(0)}
        </Avatar>
        {getValue()}
      </span>
    ),
  }),
  helper.accessor(({ local_doctor }) => local_doctor?.name ?? '', { id: 'doctor' }),
  helper.accessor('date', {}),
  helper.accessor(({ start_time, end_time }) => `${start_time} - ${end_time}`, { id: 'time' }),
  helper.accessor(({ local_location }) => local_location?.name ?? '', { id: 'location' }),
  helper.accessor(({ local_doctor }) => local_doctor?.phone_number ?? '', { id: 'phone' }),
  helper.accessor(({ status }) => status ?? '', {
    id: 'status',
    cell: ({ getValue }) => <Chip size="small" label={getValue()} />,
  }),
]);

const SEARCHED = ['patient', 'doctor', 'location'];

const filters: Readonly<Record<string, (appointment: Appointment) => boolean>> = {
  All: () => true,
  Upcoming: ({ date }) => date >= today(),
  Past: ({ date }) => date < today(),
  Pending: ({ status }) => status === 'pending',
};

function today(): string {
  return new Date().toLocaleDateString('en-CA');
}

/** The list as it is made with TanStack Table and Virtual and Material UI, by their documentation. */
function Peer() {
  const [all, setAll] = useState<Appointment[] | null>(null);
  const [filter, setFilter] = useState('All');
  const [search, setSearch] = useState('');
  const data = useMemo(() => all?.filter(filters[filter] ?? (() => true)) ?? NONE, [all, filter]);
  const table = useTable({
    features,
    columns,
    data,
    state: { globalFilter: search },
    globalFilterFn: 'includesString',
    getColumnCanGlobalFilter: ({ id }) => SEARCHED.includes(id),
  });
  useEffect(() => {
    void readAppointments().then(setAll);
  }, []);
  return (
    <>
      <TextField size="small" value={search} onChange={({ target }) => setSearch(target.value)} />
      {Object.keys(filters).map((name) => (
        <Button key={name} onClick={() => setFilter(name)}>
          {name}
        </Button>
      ))}
      <Rows rows={table.getRowModel().rows} />
      {all && 'Updated '}
    </>
  );
}

function Rows({ rows }: { rows: Row<typeof features, Appointment>[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [rows]);
  return (
    <TableContainer ref={scroller} role="table" style={{ height: 700, overflow: 'auto' }}>
      <Table component="div" role="presentation" stickyHeader>
        <TableHead component="div" className="head">
          <TableRow component="div" style={{ display: 'flex' }}>
            {columns.map(({ id }, index) => (
              <TableCell key={index} component="div" style={{ flex: 1 }}>
                {id}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody
          component="div"
          style={{ display: 'block', position: 'relative', height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <TableRow
                  key={row.id}
                  hover
                  component="div"
                  data-index={index}
                  style={{
                    display: 'flex',
                    position: 'absolute',
                    width: '100%',
                    height: ROW_HEIGHT,
                    transform: `translateY(${start}px)`,
                  }}
                >
                  {row.getAllCells().map((cell) => (
                    <TableCell key={cell.id} component="div" size="small" style={{ flex: 1 }}>
                      <FlexRender cell={cell} />
                    </TableCell>
                  ))}
                </TableRow>
              )
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

async function readAppointments(): Promise<Appointment[]> {
  const token = localStorage.getItem('mawid.token') ?? '';
  const answer = await fetch('/appointment-service/appointments/', { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()) as Appointment[];
}

createRoot(document.getElementById('root') ?? document.body).render(<Peer />);
