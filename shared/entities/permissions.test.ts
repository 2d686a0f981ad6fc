import { describe, expect, test } from '@jest/globals';
import { type Action, actions, assignableRoles, can, roles } from './permissions.ts';

/** Written out, so that a changed permission needs a changed expectation. */
const expected: Record<Action, string[]> = {
  'suppliers.read': ['king', 'admin', 'rookie'],
  'suppliers.write': ['king', 'admin'],
  'frontends.read': ['king', 'admin', 'rookie'],
  'frontends.write': ['king', 'admin'],
  'frontends.publish': ['king', 'admin'],
  'requests.read': ['king', 'admin', 'rookie'],
  'requests.write': ['king', 'admin'],
  'hosts.write': ['king'],
  'account.manage': ['king', 'admin', 'rookie'],
  'users.read': ['king', 'admin', 'rookie'],
  'users.write': ['king'],
  'account.secure': ['king', 'admin', 'rookie'],
  'people.manage': ['king'],
  'files.read': ['king', 'admin', 'rookie'],
  'files.write': ['king', 'admin'],
  'avatars.write': ['king'],
  'history.read': ['king', 'admin', 'rookie'],
  'history.restore': ['king', 'admin'],
  'activity.read': ['king', 'admin'],
  'tests.use': ['king', 'admin', 'rookie'],
  'translations.use': ['king', 'admin', 'rookie'],
  'translations.rule': ['king', 'admin'],
  'trash.read': ['king', 'admin'],
  'trash.restore': ['king', 'admin'],
  'trash.purge': ['king'],
  'presence.use': ['king', 'admin', 'rookie'],
  'modules.inspect': ['king', 'admin'],
  'modules.preview': ['king', 'admin'],
  'modules.report': ['king', 'admin', 'rookie'],
  'modules.deploy': ['king'],
};

describe('the permission matrix', () => {
  test.each(Object.entries(expected))('%s is allowed to %j only', (action, allowed) => {
    expect(roles.filter((role) => can(role, action as Action))).toEqual(allowed);
  });

  test('lists every action', () => {
    expect(actions).toEqual(Object.keys(expected));
  });

  test.each([null, undefined, '', 'King', 'constructor'])(
    'allows nothing to the role %j',
    (role) => {
      expect(actions.filter((action) => can(role, action))).toEqual([]);
    },
  );

  test('a king cannot be created by another user', () => {
    expect(assignableRoles).toEqual(['admin', 'rookie']);
  });
});
