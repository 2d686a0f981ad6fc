/** The heap of a Worker's isolate in megabytes, by the inspector of workerd. Needs Node's `WebSocket`. */
export interface HeapWatch {
  /** The highest use since the last call. */
  takePeak: () => number;
}

const EVERY_MS = 25;

/** @param inspector the address of the inspector, `ws://127.0.0.1:1234` */
export async function watchHeap(inspector: URL): Promise<HeapWatch> {
  const list = new URL('/json', inspector.href.replace(/^ws:/, 'http:'));
  const targets = (await (await fetch(list)).json()) as {
    id: string;
    webSocketDebuggerUrl: string;
  }[];
  const target = targets.find(({ id }) => id.startsWith('core:user:')) ?? targets[0];
  if (target === undefined) throw new Error('the inspector shows no Worker');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let peak = 0;
  let asked = 0;
  const ask = () => {
    asked += 1;
    socket.send(JSON.stringify({ id: asked, method: 'Runtime.getHeapUsage' }));
  };
  socket.onmessage = ({ data }) => {
    const { result } = JSON.parse(String(data)) as { result?: { usedSize: number } };
    if (result === undefined) return;
    peak = Math.max(peak, result.usedSize / 1e6);
    setTimeout(ask, EVERY_MS).unref();
  };
  ask();
  return {
    takePeak: () => {
      const found = peak;
      peak = 0;
      return found;
    },
  };
}
