/** A bucket of an S3-compatible server. */
export interface S3Location {
  /** URL of the server: `https://s3.example.org`. */
  endpoint: string
  bucket: string
  region: string
  /** Default: the credentials that the AWS SDK finds. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

/** Location of stored files: `disk` for a folder below DATA_DIR, or a bucket. */
export type FileLocation = 'disk' | S3Location

/** Returns true for equal locations. Ignores credentials. */
export function isSameLocation(first: FileLocation, second: FileLocation | undefined): boolean {
  if (first === 'disk' || second === 'disk' || second === undefined) return first === second
  return first.endpoint === second.endpoint && first.bucket === second.bucket
}

const formatHint = 'must be s3://KEY:SECRET@host/bucket, with KEY:SECRET@ left out where AWS_… variables have them'
/** Bucket names that Amazon and other providers allow. */
const bucketNamePattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const defaultRegion = 'us-east-1'

/**
 * Parses `s3://KEY:SECRET@host[:port]/bucket?region=…&tls=off`. Special characters in KEY and
 * SECRET must be percent-encoded.
 * @throws Error without any part of the value, which may contain a secret
 */
export function parseS3Location(value: string): S3Location {
  if (!URL.canParse(value)) throw new Error(formatHint)
  const url = new URL(value)
  const bucket = url.pathname.slice(1)
  if (url.protocol !== 's3:' || url.host === '' || url.hash !== '') throw new Error(formatHint)
  if (!bucketNamePattern.test(bucket)) throw new Error('must name one bucket after the host')
  const { region, tls } = parseParameters(url)
  const credentials = parseCredentials(url)
  return {
    endpoint: `${tls === 'off' ? 'http' : 'https'}://${url.host}`,
    bucket,
    region: region ?? defaultRegion,
    ...(credentials && { credentials }),
  }
}

function parseParameters(url: URL): { region?: string | undefined; tls?: string | undefined } {
  const { region, tls, ...unknownParameters } = Object.fromEntries(url.searchParams)
  if (Object.keys(unknownParameters).length > 0) throw new Error('accepts only the parameters "region" and "tls"')
  if (tls !== undefined && tls !== 'off') throw new Error('accepts "tls" only as "tls=off"')
  return { region, tls }
}

function parseCredentials({ username, password }: URL): S3Location['credentials'] {
  if (username === '' && password === '') return undefined
  if (username === '' || password === '') throw new Error('must have both KEY and SECRET, or neither')
  return { accessKeyId: decode(username), secretAccessKey: decode(password) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error('has a "%" in KEY or SECRET that must be written as "%25"')
  }
}
