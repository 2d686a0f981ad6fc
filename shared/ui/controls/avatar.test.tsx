import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { renderUi } from '../../testing/index.ts';
import { Avatar } from './avatar.tsx';

test('a missing picture is replaced by the fallback image, or by initials without one', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  const user = { name: 'Anna Lago', role: 'rookie', picture: 'gone.gif' };
  const { container } = renderUi(
    <>
      <Avatar {...user} fallback="/avatar/logo_animated.gif" />
      <Avatar {...user} />
    </>,
  );
  await waitFor(() =>
    expect(container.querySelector('img')).toHaveAttribute('src', '/avatar/logo_animated.gif'),
  );
  expect(container).toHaveTextContent('AL');
});
