import { expect, test } from '@jest/globals';
import { readEnvironment } from './environment.ts';

const bucket = (prefix: string) => ({
  [`${prefix}_ENDPOINT`]: 'https://s3.example.org/',
  [`${prefix}_BUCKET`]: 'wabu',
  [`${prefix}_ACCESS_KEY_ID`]: 'id',
  [`${prefix}_SECRET_ACCESS_KEY`]: 'secret',
});
const BACKUP_KEY = 'ab'.repeat(32);

test('objects are in the folder and backups are not scheduled, unless variables say so', () => {
  const { s3, backup } = readEnvironment({});
  expect([s3, backup.dir, backup.s3, backup.keep]).toEqual([undefined, undefined, undefined, 14]);
});

test('a bucket is read with its usual region', () => {
  const expected = {
    endpoint: 'https://s3.example.org',
    bucket: 'wabu',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    region: 'us-east-1',
  };
  expect(readEnvironment(bucket('S3')).s3).toEqual(expected);
  const { backup } = readEnvironment({ ...bucket('BACKUP_S3'), BACKUP_KEY });
  expect(backup.s3).toEqual({ ...expected, prefix: 'wabu-backups/' });
});

test.each(['S3', 'BACKUP_S3'])('the variables %s_… stand together', (prefix) => {
  for (const name of Object.keys(bucket(prefix))) {
    const start = () => readEnvironment({ ...bucket(prefix), BACKUP_KEY, [name]: '' });
    expect(start).toThrow(`${prefix}_ENDPOINT goes with ${prefix}_BUCKET`);
  }
});

test('what is sent away has one key', () => {
  const sent = bucket('BACKUP_S3');
  expect(() => readEnvironment(sent)).toThrow('BACKUP_S3_BUCKET goes with BACKUP_KEY');
  expect(() => readEnvironment({ ...sent, BACKUP_KEY, BACKUP_KEY_FILE: '/key' })).toThrow(
    'BACKUP_KEY_FILE and BACKUP_KEY exclude each other',
  );
  expect(() => readEnvironment({ BACKUP_KEY: 'short' })).toThrow(
    'BACKUP_KEY must be 64 hex digits',
  );
  expect(() => readEnvironment({ BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP must be a number');
});
