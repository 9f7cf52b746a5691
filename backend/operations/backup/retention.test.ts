import { expect, it } from 'vitest'
import { createBackupName, listAbandonedBackups, listStaleBackups } from './retention'

/** Creates the names of nightly backups from a first day, the oldest first. */
function createNightlyNames(first: string, days: number): string[] {
  const start = Date.parse(`${first}T02:30:00Z`)
  return Array.from({ length: days }, (_, day) => createBackupName(new Date(start + day * 86_400_000)))
}

const toDay = (name: string) => name.slice('buehnenhaus-'.length).slice(0, 10)

function listRetainedDays(names: readonly string[], keep = { daily: 7, weekly: 4, monthly: 6 }): string[] {
  const stale = new Set(listStaleBackups(names, keep))
  return names.filter((name) => !stale.has(name)).map(toDay)
}

it('names a backup by its time', () => {
  expect(createBackupName(new Date('2026-03-04T05:06:07.891Z'))).toBe('buehnenhaus-2026-03-04T05-06-07Z.tar.gz')
})

it('retains 7 days, 4 weeks and 6 months of a year of nightly backups', () => {
  // 2026-11-25, the last one, is a Wednesday.
  expect(listRetainedDays(createNightlyNames('2025-11-26', 365))).toEqual([
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
    ...['2026-11-08', '2026-11-15'],
    ...['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'],
  ])
})

it('retains the same backups with a run each night', () => {
  let folder: string[] = []
  for (const name of createNightlyNames('2025-11-26', 365)) {
    folder.push(name)
    const stale = listStaleBackups(folder, { daily: 7, weekly: 4, monthly: 6 })
    folder = folder.filter((backup) => !stale.includes(backup))
  }
  expect(folder.map(toDay)).toEqual(listRetainedDays(createNightlyNames('2025-11-26', 365)))
})

it('retains the last backup of a day, in any order of names', () => {
  const names = ['T01-00-00Z', 'T23-59-59Z', 'T12-00-00Z'].map((time) => `buehnenhaus-2026-03-04${time}.tar.gz`)
  expect(listStaleBackups(names, { daily: 7, weekly: 0, monthly: 0 })).toEqual([names[2], names[0]])
})

it('retains old backups if no newer ones exist', () => {
  const oldNames = createNightlyNames('2020-01-01', 7)
  expect(listStaleBackups(oldNames, { daily: 7, weekly: 0, monthly: 0 })).toEqual([])
})

it('starts weeks on Monday, also around New Year', () => {
  // 2027-01-03 is a Sunday.
  const names = createNightlyNames('2026-12-28', 8)
  expect(listRetainedDays(names, { daily: 0, weekly: 2, monthly: 0 })).toEqual(['2027-01-03', '2027-01-04'])
})

it('ignores files with other names', () => {
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

it('lists an unfinished backup as abandoned after a day', () => {
  const oldName = 'buehnenhaus-2026-03-04T05-06-07Z.tar.gz'
  const names = [oldName, `${oldName}.part`, 'notes.part', 'notes.txt']
  expect(listAbandonedBackups(names, new Date('2026-03-05T05:06:08Z'))).toEqual([`${oldName}.part`])
  expect(listAbandonedBackups(names, new Date('2026-03-05T05:06:07Z'))).toEqual([])
})
