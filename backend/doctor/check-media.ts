import { openStorage } from '../storage/open-storage'
import type { S3Location } from '../storage/s3-location'
import { type Finding, good, problem, reasonOf } from './finding'

interface Settings {
  DATA_DIR: string
  MEDIA_URL?: S3Location | undefined
}

/**
 * Whether the bucket of the stored files answers, as the readiness asks it; nothing is stored.
 * @param open opens a place of files
 */
export async function checkMedia(
  { DATA_DIR, MEDIA_URL }: Settings,
  open: (...place: Parameters<typeof openStorage>) => Promise<Usable> = openStorage,
): Promise<Finding[]> {
  if (!MEDIA_URL) return []
  const about = 'MEDIA_URL'
  const name = `${MEDIA_URL.endpoint}/${MEDIA_URL.bucket}`
  try {
    const { driver } = await open(MEDIA_URL, DATA_DIR)
    await driver.assertUsable()
    return [good(about, `${name} answers.`)]
  } catch (error) {
    const advice = 'Correct host, bucket, key and secret; look at firewalls and at the rights of the key.'
    return [problem(about, `${name} cannot be used (${reasonOf(error)}).`, advice)]
  }
}

interface Usable {
  driver: { assertUsable(): Promise<void> }
}
