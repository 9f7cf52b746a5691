import { describe, expect, it } from 'vitest'
import { readBackendEnv } from '../env'
import { parseS3Location } from './s3-location'

describe('parseS3Location', () => {
  it('reads host, bucket, region, key and secret', () => {
    expect(parseS3Location('s3://key:a%2Fb%2B@s3.example.org:9000/house-media?region=eu-central-1')).toEqual({
      endpoint: 'https://s3.example.org:9000',
      bucket: 'house-media',
      region: 'eu-central-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'a/b+' },
    })
  })

  it('uses the AWS_… variables without credentials, and omits TLS on request', () => {
    expect(parseS3Location('s3://127.0.0.1:9000/media?tls=off')).toEqual({
      endpoint: 'http://127.0.0.1:9000',
      bucket: 'media',
      region: 'us-east-1',
    })
  })

  it.each([
    ['https://s3.example.org/media', 'must be s3://'],
    ['s3:///media', 'must be s3://'],
    ['media', 'must be s3://'],
    ['s3://s3.example.org', 'must name one bucket'],
    ['s3://s3.example.org/media/pictures', 'must name one bucket'],
    ['s3://s3.example.org/Media', 'must name one bucket'],
    ['s3://key@s3.example.org/media', 'both KEY and SECRET'],
    ['s3://key:se%cret@s3.example.org/media', 'written as "%25"'],
    ['s3://s3.example.org/media?tls=on', 'only as "tls=off"'],
    ['s3://s3.example.org/media?acl=public', 'only the parameters'],
  ])('refuses %s', (value, message) => {
    expect(() => parseS3Location(value)).toThrow(message)
  })
})

it('rejects a wrong MEDIA_URL at start without its secret in the message', () => {
  const read = () => readBackendEnv({ MEDIA_URL: 's3://key:topsecret@s3.example.org' })
  expect(read).toThrow('MEDIA_URL: must name one bucket')
  expect(read).not.toThrow('topsecret')
})
