import { describe, expect, it } from 'vitest';
import { reasonOf } from './reasons.ts';

describe('why something cannot be opened', () => {
  const fault = (fields: object) => Object.assign(new Error('own words'), fields);

  it.each([
    [fault({ code: 'SQLITE_READONLY' }), 'it is read-only'],
    [fault({ code: 'SQLITE_READONLY_DIRECTORY' }), 'it is read-only'],
    [fault({ code: 'ERR_SQLITE_ERROR', errcode: 8 }), 'it is read-only'],
    [fault({ code: 'ERR_SQLITE_ERROR', errcode: 1544 }), 'it is read-only'],
    [fault({ code: 'SQLITE_CANTOPEN_ISDIR' }), 'its file of tables cannot be opened'],
    // The compiled addition is not there, is built for another Node.js, or was not installed at all.
    [fault({ tries: ['build/Release'] }), expect.stringContaining('SQLite is not built')],
    [fault({ code: 'ERR_DLOPEN_FAILED' }), expect.stringContaining('SQLite is not built')],
    [fault({ code: 'ERR_MODULE_NOT_FOUND' }), expect.stringContaining('npm ci')],
    [fault({ code: 'ELOOP' }), 'its links lead in a circle'],
    [fault({ code: 'constructor' }), 'own words'],
    [fault({}), 'own words'],
    ['a text', 'a text'],
  ])('is told of %#', (error, expected) => {
    expect(reasonOf(error)).toEqual(expected);
  });
});
