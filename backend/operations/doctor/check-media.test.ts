import { expect, it } from 'vitest'
import { parseS3Location } from '@/backend/platform/storage/s3-location'
import { checkMedia } from './check-media'

const settings = { DATA_DIR: '/nowhere', MEDIA_URL: parseS3Location('s3://KEY:secret@s3.example.org/files') }
const openWith = (assertUsable: () => Promise<void>) => async () => ({ driver: { assertUsable } })

it('finds nothing for files in DATA_DIR', async () => {
  expect(await checkMedia({ DATA_DIR: '/nowhere' })).toEqual([])
})

it('reports a migration of files and the second bucket', async () => {
  const settingsOfMove = { DATA_DIR: '/nowhere', MEDIA_SECOND_URL: settings.MEDIA_URL }
  const findings = await checkMedia(
    settingsOfMove,
    openWith(async () => undefined),
  )
  expect(findings.map(({ level, subject }) => [level, subject])).toEqual([
    ['good', 'MEDIA_SECOND_URL'],
    ['warning', 'MEDIA_SECOND_URL'],
  ])
  expect(
    await checkMedia(
      { ...settings, MEDIA_SECOND_URL: 'disk' },
      openWith(async () => undefined),
    ),
  ).toHaveLength(2)
})

it('reports the state of the bucket, never the secret', async () => {
  const fine = await checkMedia(
    settings,
    openWith(async () => undefined),
  )
  expect(fine).toEqual([{ level: 'good', subject: 'MEDIA_URL', text: 'https://s3.example.org/files responds.' }])
  const away = await checkMedia(
    settings,
    openWith(() => Promise.reject(new Error('AccessDenied'))),
  )
  expect(away).toEqual([expect.objectContaining({ level: 'error', text: expect.stringContaining('AccessDenied') })])
  expect(JSON.stringify([fine, away])).not.toContain('secret@')
})
