import { expect, test } from 'vitest'
import { findEmbed } from './find-embed'
import { embedServiceKeys, embedServices } from './services'

const known = [
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?t=42', 'youtube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://WWW.YouTube.com/shorts/dQw4w9WgXcQ',
    'youtube',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  [
    '//www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'youtube',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://vimeo.com/123456789', 'vimeo', 'https://player.vimeo.com/video/123456789?dnt=1'],
  [
    'https://player.vimeo.com/video/123456789?h=abc',
    'vimeo',
    'https://player.vimeo.com/video/123456789?dnt=1',
  ],
  [
    'https://www.dailymotion.com/video/x8abcd1',
    'dailymotion',
    'https://geo.dailymotion.com/player.html?video=x8abcd1',
  ],
  ['https://dai.ly/x8abcd1', 'dailymotion', 'https://geo.dailymotion.com/player.html?video=x8abcd1'],
  [
    'https://soundcloud.com/vbo-demo/probe-1',
    'soundcloud',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fvbo-demo%2Fprobe-1',
  ],
  [
    'https://open.spotify.com/intl-de/episode/4rOoJ6Egrf8K2IrywzwOMk?si=1',
    'spotify',
    'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
  ],
  [
    'https://podcasts.apple.com/de/podcast/hinter-der-b%C3%BChne/id1234567890?i=1000600000000',
    'apple-podcasts',
    'https://embed.podcasts.apple.com/de/podcast/hinter-der-b%C3%BChne/id1234567890?i=1000600000000',
  ],
  ['https://www.deezer.com/de/album/302127', 'deezer', 'https://widget.deezer.com/widget/auto/album/302127'],
  ['https://issuu.com/vbo/docs/jahresheft', 'issuu', 'https://e.issuu.com/embed.html?u=vbo&d=jahresheft'],
  [
    'https://www.yumpu.com/de/document/view/65432109/heft',
    'yumpu',
    'https://www.yumpu.com/en/embed/view/65432109',
  ],
  [
    'https://www.calameo.com/books/0001234567890abcdef12',
    'calameo',
    'https://v.calameo.com/?bkcode=0001234567890abcdef12',
  ],
  [
    'https://www.instagram.com/p/CabcDEF_123/',
    'instagram',
    'https://www.instagram.com/p/CabcDEF_123/embed/captioned/',
  ],
  [
    'https://www.facebook.com/vbo.demo/posts/1234567890',
    'facebook',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fvbo.demo%2Fposts%2F1234567890&show_text=true',
  ],
  [
    'https://www.linkedin.com/posts/vbo_spielzeit-activity-7100000000000000000-abcd',
    'linkedin',
    'https://www.linkedin.com/embed/feed/update/urn:li:activity:7100000000000000000',
  ],
  [
    'https://twitter.com/vbo/status/1234567890123456789',
    'x',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1234567890123456789',
  ],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&amp;start=3" allowfullscreen></iframe>',
    'youtube',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  [
    "<iframe src='https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/123456&color=%23ff5500'></iframe>",
    'soundcloud',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F123456',
  ],
] as const

test.each(known)('%s is a medium of %s', (entered, service, frameUrl) => {
  expect(findEmbed(entered)).toMatchObject({ service, frameUrl })
  expect(findEmbed(entered, embedServices[service].kind)?.service).toBe(service)
})

test('every service is found, and its frames come from its own frame origin', () => {
  const found = known.map(([entered]) => findEmbed(entered))
  expect(new Set(found.map((embed) => embed?.service))).toEqual(new Set(embedServiceKeys))
  for (const embed of found) {
    if (!embed) throw new Error('Not found')
    expect(new URL(embed.frameUrl).origin).toBe(embedServices[embed.service].frameOrigin)
  }
})

test('what a frame shows can be opened at the service as well', () => {
  for (const [entered] of known) {
    const page = findEmbed(entered)?.pageUrl ?? ''
    if (page !== 'https://soundcloud.com/') expect(findEmbed(page)).toEqual(findEmbed(entered))
  }
})

test.each([
  '',
  'youtube',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://user:pass@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'ftp://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//www.youtube.com/watch?v=dQw4w9WgXcQ',
  'data:text/html,https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.yоutube.com/watch?v=dQw4w9WgXcQ',
  'https://xn--yutube-jqf.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com./watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com\\@evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"><script>',
  'https://www.youtube.com/embed/../redirect?q=https://evil.example',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com/',
  'https://vimeo.com/about',
  'https://w.soundcloud.com/player/?url=https://evil.example/a/b',
  'https://www.facebook.com/plugins/post.php?href=https://evil.example/a/posts/1',
  'https://www.facebook.com/a/posts/../../login',
  'https://169.254.169.254/latest',
  'https://[::1]/',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://evil.example/" title="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '<script src="https://www.youtube.com/embed/dQw4w9WgXcQ"></script>',
])('%j is no medium', (entered) => {
  expect(findEmbed(entered)).toBeNull()
})

test('a medium of another kind than asked is none', () => {
  expect(findEmbed('https://vimeo.com/123456789', 'audio')).toBeNull()
  expect(findEmbed('https://soundcloud.com/vbo-demo/probe-1', 'video')).toBeNull()
})
