import type { CDPSession } from '@playwright/test';

interface Transfer {
  /** Script, Stylesheet, Document, Image, Fetch … */
  type: string;
  /** Transferred bytes, headers included. */
  bytes: number;
}

/** Records the network transfers of a page over the Chrome DevTools Protocol. */
export class Traffic {
  readonly transfers: Transfer[] = [];

  static async of(debug: CDPSession): Promise<Traffic> {
    const traffic = new Traffic();
    const types = new Map<string, string>();
    debug.on('Network.responseReceived', ({ requestId, response, type }) => {
      // The type of a prefetched script is Other.
      const isScript = new URL(response.url).pathname.endsWith('.js');
      if (response.url.startsWith('http')) types.set(requestId, isScript ? 'Script' : type);
    });
    debug.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId);
      if (type) traffic.transfers.push({ type, bytes: encodedDataLength });
    });
    await debug.send('Network.enable');
    return traffic;
  }

  /** Sum of all transfers, or of one type, in kB. */
  kilobytes(type?: string): number {
    const counted = this.transfers.filter((transfer) => !type || transfer.type === type);
    return counted.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  }
}
