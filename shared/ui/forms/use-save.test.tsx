import { afterEach, expect, jest, test } from '@jest/globals';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui.tsx';
import { SaveStatus } from '../feedback/save-status.tsx';
import { isWithdrawn, useSave } from './use-save.ts';

const OFFLINE = 'Sei offline. Il salvataggio parte appena torna la connessione.';

function Form({ send }: { send: (text: string) => Promise<string> }) {
  const saving = useSave({ scope: 'form', send });
  const [result, setResult] = useState('');
  const save = async () => {
    try {
      setResult(await saving.save('lago'));
      return true;
    } catch (error) {
      setResult(isWithdrawn(error) ? 'withdrawn' : String(error));
      return false;
    }
  };
  return (
    <>
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      <button type="button" onClick={saving.withdraw}>
        Withdraw
      </button>
      <button
        type="button"
        onClick={async () => setResult(`left: ${await saving.saveBeforeLeaving(save)}`)}
      >
        Leave
      </button>
      <SaveStatus isSaving={saving.isSaving} isWaiting={saving.isWaiting} />
      <output aria-label="result">{result}</output>
    </>
  );
}

function open(send: (text: string) => Promise<string>) {
  return renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Form send={send} />
    </QueryClientProvider>,
  );
}

const press = (name: string) => screen.getByRole('button', { name });
const result = () => screen.getByRole('status', { name: 'result' });
const goOffline = () => act(() => onlineManager.setOnline(false));
const goOnline = () => act(async () => onlineManager.setOnline(true));
const succeed = () => jest.fn(async (text: string) => `saved ${text}`);

afterEach(() => onlineManager.setOnline(true));

test('an offline save waits with a message and is sent when the network returns', async () => {
  const send = succeed();
  const { user } = open(send);
  goOffline();
  await user.click(press('Save'));
  expect(await screen.findByText(OFFLINE)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await goOnline();
  expect(await screen.findByText('saved lago')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

test('a withdrawn save is never sent', async () => {
  const send = succeed();
  const { user } = open(send);
  goOffline();
  await user.click(press('Save'));
  await screen.findByText(OFFLINE);
  await user.click(press('Withdraw'));
  expect(await screen.findByText('withdrawn')).toBeVisible();
  expect(screen.queryByText(OFFLINE)).toBeNull();
  await goOnline();
  expect(send).not.toHaveBeenCalled();
  await user.click(press('Save'));
  expect(await screen.findByText('saved lago')).toBeVisible();
});

test('unmounting withdraws a waiting save', async () => {
  const send = succeed();
  const { user, unmount } = open(send);
  goOffline();
  await user.click(press('Save'));
  await screen.findByText(OFFLINE);
  unmount();
  await goOnline();
  expect(send).not.toHaveBeenCalled();
});

test('leaving while offline is stopped with a toast', async () => {
  const send = succeed();
  const { user } = open(send);
  goOffline();
  await user.click(press('Leave'));
  expect(await screen.findByText('left: false')).toBeVisible();
  expect(screen.getAllByText(OFFLINE)).toHaveLength(2);
  await user.click(press('Leave'));
  expect(screen.getAllByText(OFFLINE)).toHaveLength(3);
  await goOnline();
  expect(await screen.findByText('saved lago')).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
});

test('leaving while online saves first', async () => {
  const { user } = open(succeed());
  await user.click(press('Leave'));
  expect(await screen.findByText('left: true')).toBeVisible();
});

test('a lost connection is retried three times', async () => {
  const cut = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  open(cut);
  jest.useFakeTimers();
  act(() => press('Save').click());
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(cut).toHaveBeenCalledTimes(4);
  expect(result()).toHaveTextContent('TypeError: Failed to fetch');
});

test.each([
  ['an error response', Object.assign(new Error('rejected'), { status: 409 })],
  [
    'an error response of one step',
    new Error('step', { cause: Object.assign(new Error(), { status: 503 }) }),
  ],
])('%s is not retried', async (_, rejection) => {
  const reject = jest.fn(() => Promise.reject(rejection));
  open(reject);
  jest.useFakeTimers();
  act(() => press('Save').click());
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(reject).toHaveBeenCalledTimes(1);
});
