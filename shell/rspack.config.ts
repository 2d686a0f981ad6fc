import { shell } from '../rspack.base.ts';

export default shell(import.meta.dirname);
