export { FAN_OUT_CONCURRENCY } from '../../contract/rules';
