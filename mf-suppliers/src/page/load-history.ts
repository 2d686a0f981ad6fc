/** The history of a supplier, which few visits open. */
export const loadHistory = () =>
  import(/* webpackChunkName: "on-demand" */ './supplier-history.tsx');
