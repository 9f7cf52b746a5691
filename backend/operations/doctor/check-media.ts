import { openStorage, type StorageSettings } from '@/backend/platform/storage/open-storage'
import type { S3Location } from '@/backend/platform/storage/s3-location'
import { toReason } from '@/backend/platform/to-reason'
import { type Finding, good, problem, warning } from './finding'

type OpenStorage = (...location: Parameters<typeof openStorage>) => Promise<UsableStorage>

/** Checks that the buckets respond, without writing. Warns during a move of files. */
export async function checkMedia(
  { DATA_DIR, MEDIA_URL, MEDIA_SECOND_URL }: StorageSettings,
  openFiles: OpenStorage = openStorage,
): Promise<Finding[]> {
  const check = (subject: string, bucket: S3Location) => checkBucket(subject, bucket, () => openFiles(bucket, DATA_DIR))
  const findings: Finding[] = []
  if (MEDIA_URL) findings.push(await check('MEDIA_URL', MEDIA_URL))
  if (!MEDIA_SECOND_URL) return findings
  if (MEDIA_SECOND_URL !== 'disk') findings.push(await check('MEDIA_SECOND_URL', MEDIA_SECOND_URL))
  return [...findings, moveWarning]
}

const moveWarning = warning(
  'MEDIA_SECOND_URL',
  'The files are being moved. The site looks for each file in two places.',
  'Once `npm run files -- copy --from second --to first` reports "0 missing or different", remove the variable (docs/storage.md).',
)

async function checkBucket(
  subject: string,
  { endpoint, bucket }: S3Location,
  openFiles: () => Promise<UsableStorage>,
): Promise<Finding> {
  const name = `${endpoint}/${bucket}`
  try {
    const { driver } = await openFiles()
    await driver.assertUsable()
    return good(subject, `${name} responds.`)
  } catch (error) {
    const advice = 'Check the host, bucket, key and secret, the firewalls, and the rights of the key.'
    return problem(subject, `${name} cannot be used (${toReason(error)}).`, advice)
  }
}

interface UsableStorage {
  driver: { assertUsable(): Promise<void> }
}
