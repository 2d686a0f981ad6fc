/** The router without a browser, for prerendering and tests. */
export { MemoryRouter } from 'react-router';
