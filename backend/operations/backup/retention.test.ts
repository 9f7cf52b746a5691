import { expect, test } from 'vitest'
import { createBackupName, listAbandonedBackups, listStaleBackups } from './retention'

/** Names of daily backups at 2:30 from a day on, the oldest first. */
function nightly(first: string, days: number): string[] {
  const start = Date.parse(`${first}T02:30:00Z`)
  return Array.from({ length: days }, (_, day) => createBackupName(new Date(start + day * 86_400_000)))
}

const toDay = (name: string) => name.slice('buehnenhaus-'.length).slice(0, 10)

function keptDays(names: readonly string[], keep = { daily: 7, weekly: 4, monthly: 6 }): string[] {
  const stale = new Set(listStaleBackups(names, keep))
  return names.filter((name) => !stale.has(name)).map(toDay)
}

test('a name contains its time', () => {
  expect(createBackupName(new Date('2026-03-04T05:06:07.891Z'))).toBe(
    'buehnenhaus-2026-03-04T05-06-07Z.tar.gz',
  )
})

test('after a year of nights 7 days, 4 weeks and 6 months stay', () => {
  // 2026-11-25, the last one, is a Wednesday.
  expect(keptDays(nightly('2025-11-26', 365))).toEqual([
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
    ...['2026-11-08', '2026-11-15'],
    ...['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'],
  ])
})

test('a run each night has the same result', () => {
  let folder: string[] = []
  for (const name of nightly('2025-11-26', 365)) {
    folder.push(name)
    const stale = listStaleBackups(folder, { daily: 7, weekly: 4, monthly: 6 })
    folder = folder.filter((backup) => !stale.includes(backup))
  }
  expect(folder.map(toDay)).toEqual(keptDays(nightly('2025-11-26', 365)))
})

test('the last backup of a day stays in any order of the list', () => {
  const names = ['T01-00-00Z', 'T23-59-59Z', 'T12-00-00Z'].map(
    (time) => `buehnenhaus-2026-03-04${time}.tar.gz`,
  )
  expect(listStaleBackups(names, { daily: 7, weekly: 0, monthly: 0 })).toEqual([names[2], names[0]])
})

test('the age alone does not remove a backup', () => {
  const old = nightly('2020-01-01', 7)
  expect(listStaleBackups(old, { daily: 7, weekly: 0, monthly: 0 })).toEqual([])
})

test('weeks begin on Monday, also around New Year', () => {
  // 2027-01-03 is a Sunday.
  const names = nightly('2026-12-28', 8)
  expect(keptDays(names, { daily: 0, weekly: 2, monthly: 0 })).toEqual(['2027-01-03', '2027-01-04'])
})

test('files with other names stay', () => {
  const otherNames = [
    'buehnenhaus.tar.gz',
    'buehnenhaus-2020-01-01T00-00-00Z.tar.gz.part',
    'buehnenhaus-2020-01-01T00-00-00Z.tar.gz.gpg',
    'my-buehnenhaus-2020-01-01T00-00-00Z.tar.gz',
    'buehnenhaus-2020-13-45T00-00-00Z.tar.gz',
    'notes.txt',
  ]
  expect(listStaleBackups(otherNames, { daily: 0, weekly: 0, monthly: 0 })).toEqual([])
})

test('an unfinished backup is removed after a day', () => {
  const old = 'buehnenhaus-2026-03-04T05-06-07Z.tar.gz'
  const names = [old, `${old}.part`, 'notes.part', 'notes.txt']
  expect(listAbandonedBackups(names, new Date('2026-03-05T05:06:08Z'))).toEqual([`${old}.part`])
  expect(listAbandonedBackups(names, new Date('2026-03-05T05:06:07Z'))).toEqual([])
})
