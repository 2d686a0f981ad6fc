/**
 * The calls of the api that read although they are POST, because what they send does not belong in an address. A
 * test compares them with the permissions of all calls.
 */
export const readingPosts: readonly string[] = [
  '/api/d1/findsuppliers',
  '/api/d1/getsupplieranswers',
  '/api/d1/recordid',
  '/api/d1/searchfrontends',
  '/api/d1/searchrequests',
  '/api/d1/searchsuppliers',
  '/api/d1/supplieruses',
  '/api/public/search',
  '/api/r2/getavatar',
  '/api/r2/getfile',
  '/api/r2/listfiles',
];
