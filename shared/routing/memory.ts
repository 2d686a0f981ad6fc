/** The router without a browser, for pages that are written ahead of time and for tests. */
export { MemoryRouter } from 'react-router';
