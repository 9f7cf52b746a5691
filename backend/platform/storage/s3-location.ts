/** A bucket of an S3-compatible server. */
export interface S3Location {
  /** The server's address: `https://s3.example.org`. */
  endpoint: string
  bucket: string
  region: string
  /** Without them they come from where the AWS SDK looks for them: the AWS_… variables, a profile, the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

/** Where stored files lie: below DATA_DIR, or in a bucket. */
export type FilePlace = 'disk' | S3Location

/** Whether two places are the same one, whatever their keys. */
export function isSamePlace(one: FilePlace, other: FilePlace | undefined): boolean {
  if (one === 'disk' || other === 'disk' || other === undefined) return one === other
  return one.endpoint === other.endpoint && one.bucket === other.bucket
}

const form = 'must be s3://KEY:SECRET@host/bucket, with KEY:SECRET@ left out where AWS_… variables have them'
/** Amazon's rule, which others have as well. */
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const defaultRegion = 'us-east-1'

/**
 * Reads `s3://KEY:SECRET@host[:port]/bucket?region=…&tls=off`; what is no letter or number in KEY and SECRET is percent-encoded.
 * @throws Error that says what is wrong, without repeating what may be secret
 */
export function readS3Location(value: string): S3Location {
  if (!URL.canParse(value)) throw new Error(form)
  const url = new URL(value)
  const bucket = url.pathname.slice(1)
  if (url.protocol !== 's3:' || url.host === '' || url.hash !== '') throw new Error(form)
  if (!bucketName.test(bucket)) throw new Error('must name one bucket behind the host')
  const { region, tls } = parametersOf(url)
  const credentials = credentialsOf(url)
  return {
    endpoint: `${tls === 'off' ? 'http' : 'https'}://${url.host}`,
    bucket,
    region: region ?? defaultRegion,
    ...(credentials && { credentials }),
  }
}

function parametersOf(url: URL): { region?: string | undefined; tls?: string | undefined } {
  const { region, tls, ...others } = Object.fromEntries(url.searchParams)
  if (Object.keys(others).length > 0) throw new Error('knows two parameters: "region" and "tls"')
  if (tls !== undefined && tls !== 'off') throw new Error('has "tls" only as "tls=off"')
  return { region, tls }
}

function credentialsOf({ username, password }: URL): S3Location['credentials'] {
  if (username === '' && password === '') return undefined
  if (username === '' || password === '') throw new Error('must have both KEY and SECRET, or none of them')
  return { accessKeyId: decode(username), secretAccessKey: decode(password) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error('has a "%" in KEY or SECRET that must be written as "%25"')
  }
}
