import type { CDPSession } from '@playwright/test';

export interface Transfer {
  url: string;
  path: string;
  /** Script, Stylesheet, Document, Image, Fetch … */
  type: string;
  /** Transferred bytes, headers included. */
  bytes: number;
  encoding: string;
}

/** Records the network transfers of a page over the Chrome DevTools Protocol. */
export class Traffic {
  readonly transfers: Transfer[] = [];

  static async of(debug: CDPSession): Promise<Traffic> {
    const traffic = new Traffic();
    const open = new Map<string, Omit<Transfer, 'bytes'>>();
    debug.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (!response.url.startsWith('http')) return;
      const encoding = header(response.headers, 'content-encoding');
      open.set(requestId, {
        url: response.url,
        path: new URL(response.url).pathname,
        type,
        encoding,
      });
    });
    debug.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const found = open.get(requestId);
      if (found) traffic.transfers.push({ ...found, bytes: encodedDataLength });
    });
    await debug.send('Network.enable');
    return traffic;
  }

  /** Sum of the matching transfers in kB. */
  kilobytes(fits: (transfer: Transfer) => boolean): number {
    const bytes = this.transfers.filter(fits).reduce((sum, transfer) => sum + transfer.bytes, 0);
    return bytes / 1000;
  }
}

export const isScript = (transfer: Transfer) => transfer.type === 'Script';

function header(headers: Record<string, string>, name: string): string {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
}
