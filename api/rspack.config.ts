import { server } from '../rspack.base.ts';

export default server(import.meta.dirname);
