export { FiguresDesk } from './FiguresDesk';
