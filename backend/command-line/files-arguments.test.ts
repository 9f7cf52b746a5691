import { describe, expect, it } from 'vitest'
import { readS3Location } from '../storage/s3-location'
import { readCopyCommand } from './files-arguments'
import { UsageError } from './usage-error'

const mediaUrl = readS3Location('s3://key:secret@s3.example.org/media')
const read =
  (line: string, bucket: typeof mediaUrl | undefined = mediaUrl) =>
  () =>
    readCopyCommand(line.split(' '), bucket)

describe('readCopyCommand', () => {
  it('knows the disk, the bucket of MEDIA_URL and other buckets', () => {
    expect(read('copy --from disk --to s3')()).toEqual({ from: 'disk', to: mediaUrl })
    expect(read('copy --from s3 --to s3://other.example.org/media?region=x')()).toEqual({
      from: mediaUrl,
      to: { endpoint: 'https://other.example.org', bucket: 'media', region: 'x' },
    })
  })

  it.each([
    '',
    'copy',
    'copy --from disk',
    'move --from disk --to s3',
    'copy more --from disk --to s3',
    'copy --from disk --to disk',
    'copy --from s3 --to s3://s3.example.org/media',
    'copy --from disk --to s3 --force',
    'copy --from disk --to folder',
    'copy --from disk --to s3://key:secret@s3.example.org/media',
  ])('does not understand "%s"', (line) => {
    expect(read(line)).toThrow(UsageError)
  })

  it('knows no bucket without MEDIA_URL', () => {
    expect(() => readCopyCommand(['copy', '--from', 'disk', '--to', 's3'], undefined)).toThrow('MEDIA_URL')
  })
})
