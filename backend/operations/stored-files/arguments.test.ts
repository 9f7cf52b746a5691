import { describe, expect, it } from 'vitest'
import { parseS3Location } from '@/backend/platform/storage/s3-location'
import { UsageError } from '@/lib/node/command-line.mjs'
import { parseCopyCommand } from './arguments'

const mediaUrl = parseS3Location('s3://key:secret@s3.example.org/media')
const settings = { MEDIA_URL: mediaUrl, MEDIA_SECOND_URL: 'disk' } as const
const parse = (line: string) => () => parseCopyCommand(line.split(' '), settings)

describe('parseCopyCommand', () => {
  it('accepts the places of the site, the disk and other buckets', () => {
    expect(parse('copy --from second --to first')()).toEqual({ source: 'disk', target: mediaUrl })
    expect(parseCopyCommand(['copy', '--from', 'first', '--to', 's3://a.example.org/media'], {}).source).toBe('disk')
    expect(parse('copy --from disk --to s3')()).toEqual({ source: 'disk', target: mediaUrl })
    expect(parse('copy --from s3 --to s3://other.example.org/media?region=x')()).toEqual({
      source: mediaUrl,
      target: { endpoint: 'https://other.example.org', bucket: 'media', region: 'x' },
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
    'copy --from second --to disk',
    'copy --from disk --to s3://key:secret@s3.example.org/media',
  ])('rejects "%s"', (line) => {
    expect(parse(line)).toThrow(UsageError)
  })

  it('rejects a place without a variable', () => {
    const parse = (from: string) => () => parseCopyCommand(['copy', '--from', from, '--to', 'disk'], {})
    expect(parse('s3')).toThrow('MEDIA_URL')
    expect(parse('second')).toThrow('MEDIA_SECOND_URL')
  })
})
