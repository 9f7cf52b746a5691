import { describe, expect, it } from 'vitest'
import { findEmbed } from './find-embed'
import { type EmbedServiceKey, embedServiceKeys, embedServices } from './services'

const youtubeFrame = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'
const spotifyId = '4cOdK2wGLETKBW3PvgPWqT'
const book = '000123456abcdef012345'
const post = 'urn:li:activity:7123456789012345678'
const facebookPost = 'https://www.facebook.com/buehnenhaus/posts/1234567890'
const facebookFrame = `https://www.facebook.com/plugins/post.php?href=${encodeURIComponent(facebookPost)}&show_text=true`
const track = 'https://soundcloud.com/haus/ouvertuere'
const trackFrame = `https://w.soundcloud.com/player/?url=${encodeURIComponent(track)}`
const numbered = `https://w.soundcloud.com/player/?url=${encodeURIComponent('https://api.soundcloud.com/tracks/293')}`
const podcast = 'de/podcast/id1234567890'

const validInputs: [entered: string, service: EmbedServiceKey, frameUrl: string][] = [
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube', youtubeFrame],
  ['  https://youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&feature=share\n', 'youtube', youtubeFrame],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'youtube', youtubeFrame],
  ['https://www.youtube.com/live/aqz-KE-bpKQ?si=x', 'youtube', youtubeFrame],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1&enablejsapi=1', 'youtube', youtubeFrame],
  ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', 'youtube', `${youtubeFrame}&start=90`],
  ['https://youtu.be/aqz-KE-bpKQ?t=later', 'youtube', youtubeFrame],
  [
    'https://www.youtube.com/playlist?list=PLabcdefghijklmnop',
    'youtube',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLabcdefghijklmnop&rel=0',
  ],
  ['https://vimeo.com/76979871', 'vimeo', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1',
    'vimeo',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
  ['https://www.dailymotion.com/video/x84sh87', 'dailymotion', 'https://geo.dailymotion.com/player.html?video=x84sh87'],
  ['https://dai.ly/x84sh87', 'dailymotion', 'https://geo.dailymotion.com/player.html?video=x84sh87'],
  [
    'https://geo.dailymotion.com/player/abc12.html?video=x84sh87',
    'dailymotion',
    'https://geo.dailymotion.com/player.html?video=x84sh87',
  ],
  [`${track}?utm_source=mail`, 'soundcloud', trackFrame],
  [
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&auto_play=true',
    'soundcloud',
    numbered,
  ],
  [
    `https://open.spotify.com/intl-de/track/${spotifyId}?si=1`,
    'spotify',
    `https://open.spotify.com/embed/track/${spotifyId}`,
  ],
  [`https://open.spotify.com/embed/show/${spotifyId}`, 'spotify', `https://open.spotify.com/embed/show/${spotifyId}`],
  [
    'https://podcasts.apple.com/de/podcast/b%C3%BChne-frei/id1234567890?i=1000612345678',
    'apple-podcasts',
    `https://embed.podcasts.apple.com/${podcast}?i=1000612345678`,
  ],
  [`https://embed.podcasts.apple.com/${podcast}`, 'apple-podcasts', `https://embed.podcasts.apple.com/${podcast}`],
  ['https://www.deezer.com/de/album/302127', 'deezer', 'https://widget.deezer.com/widget/auto/album/302127'],
  [
    'https://widget.deezer.com/widget/dark/track/3135556',
    'deezer',
    'https://widget.deezer.com/widget/auto/track/3135556',
  ],
  [
    'https://issuu.com/buehnenhaus/docs/magazin_1-26',
    'issuu',
    'https://e.issuu.com/embed.html?d=magazin_1-26&u=buehnenhaus',
  ],
  [
    'https://www.yumpu.com/de/embed/view/8KzBqYaV1rRiEAXy',
    'yumpu',
    'https://www.yumpu.com/de/embed/view/8KzBqYaV1rRiEAXy',
  ],
  [`https://www.calameo.com/books/${book}`, 'calameo', `https://v.calameo.com/?bkcode=${book}`],
  [`https://v.calameo.com/?bkcode=${book}&mode=mini`, 'calameo', `https://v.calameo.com/?bkcode=${book}`],
  ['https://www.instagram.com/p/CuY1aBcD_-e/?igsh=1', 'instagram', 'https://www.instagram.com/p/CuY1aBcD_-e/embed/'],
  ['https://www.instagram.com/haus/reel/CuY1aBcD_-e', 'instagram', 'https://www.instagram.com/reel/CuY1aBcD_-e/embed/'],
  [facebookPost, 'facebook', facebookFrame],
  [facebookFrame, 'facebook', facebookFrame],
  [
    'https://www.facebook.com/watch/?v=1234567890',
    'facebook',
    `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent('https://www.facebook.com/watch/?v=1234567890')}&show_text=true`,
  ],
  [`https://www.linkedin.com/feed/update/${post}/`, 'linkedin', `https://www.linkedin.com/embed/feed/update/${post}`],
  [
    'https://de.linkedin.com/posts/haus_premiere-activity-7123456789012345678-aB3d',
    'linkedin',
    `https://www.linkedin.com/embed/feed/update/${post}`,
  ],
  [
    'https://x.com/buehnenhaus/status/1234567890123456789?s=20',
    'x',
    'https://platform.twitter.com/embed/Tweet.html?id=1234567890123456789&dnt=true',
  ],
  [
    'https://twitter.com/i/web/status/1234567890123456789',
    'x',
    'https://platform.twitter.com/embed/Tweet.html?id=1234567890123456789&dnt=true',
  ],
]

const embedCodes: [code: string, service: EmbedServiceKey][] = [
  [
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=a&amp;start=3" title="Film" allowfullscreen></iframe>',
    'youtube',
  ],
  [
    '<p><IFRAME SRC=\'https://player.vimeo.com/video/76979871\'></IFRAME></p><script src="https://evil.test/a.js"></script>',
    'vimeo',
  ],
  [
    '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/CuY1aBcD_-e/"></blockquote><script async src="//www.instagram.com/embed.js"></script>',
    'instagram',
  ],
  [
    '<blockquote class="twitter-tweet"><p>Premiere <a href="https://t.co/abc">t.co/abc</a></p>&mdash; Haus <a href="https://twitter.com/haus/status/1234567890123456789">1. Mai</a></blockquote>',
    'x',
  ],
]

/** Input that could be interpreted as another host, or points to this machine or its network. */
const rejectedInputs = [
  '',
  'Video',
  'www.youtube.com/watch?v=aqz-KE-bpKQ',
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  '//www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https:/www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https:www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https:\\\\www.youtube.com/watch?v=aqz-KE-bpKQ',
  'HTTPS://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.YouTube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com.evil/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com.evil.test/watch?v=aqz-KE-bpKQ',
  'https://evil-youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com@evil.test/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com:pass@evil.test/watch?v=aqz-KE-bpKQ',
  'https://user@www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com:443/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com./watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com\\@evil.test/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com%2eevil.test/watch?v=aqz-KE-bpKQ',
  'https://www.youtube。com/watch?v=aqz-KE-bpKQ',
  'https://www.yоutube.com/watch?v=aqz-KE-bpKQ',
  'https://www.xn--yutube-wqf.com/watch?v=aqz-KE-bpKQ',
  'https://www.you\ntube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ onload',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ1',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/redirect?q=https://evil.test',
  'https://youtu.be/../aqz',
  'https://vimeo.com/about',
  'https://vimeo.com/evil/76979871',
  'https://w.soundcloud.com/player/?url=https://evil.test/tracks/293',
  'https://w.soundcloud.com/player/?url=https://w.soundcloud.com/player/',
  'https://soundcloud.com/discover/sets',
  'https://www.facebook.com/plugins/post.php?href=https://evil.test/haus/posts/1234567890',
  'https://www.facebook.com/plugins/post.php?href=https://www.youtube.com/haus/posts/1234567890',
  'https://www.yumpu.com/de/document/view/62345678/magazin',
  'https://127.0.0.1/watch?v=aqz-KE-bpKQ',
  'https://[::1]/watch?v=aqz-KE-bpKQ',
  'https://169.254.169.254/watch?v=aqz-KE-bpKQ',
  'https://2130706433/watch?v=aqz-KE-bpKQ',
  'https://0x7f000001/watch?v=aqz-KE-bpKQ',
  'javascript:alert(1)',
  'java\nscript:alert(1)//www.youtube.com/watch?v=aqz-KE-bpKQ',
  'data:text/html,<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ">',
  '<iframe src="https://evil.test/embed/aqz-KE-bpKQ"></iframe><a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe src="//www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<script src="https://www.youtube.com/watch?v=aqz-KE-bpKQ"></script>',
  `https://www.youtube.com/watch?v=aqz-KE-bpKQ&x=${'a'.repeat(20_000)}`,
]

describe('findEmbed', () => {
  it.each(validInputs)('reads %j', (entered, service, frameUrl) => {
    expect(findEmbed(entered)).toMatchObject({ service, frameUrl })
  })

  it.each(embedCodes)('reads the code %j', (code, service) => {
    expect(findEmbed(code)?.service).toBe(service)
  })

  it.each(rejectedInputs)('rejects %j', (entered) => {
    expect(findEmbed(entered)).toBeNull()
  })

  it('tries every service in the table', () => {
    expect(new Set(validInputs.map(([, service]) => service))).toEqual(new Set(embedServiceKeys))
  })

  it('builds frames on the allowed origin, and pages that parse to the same embed', () => {
    for (const [entered] of validInputs) {
      const embed = findEmbed(entered)
      expect(embed).not.toBeNull()
      if (!embed) continue
      const { frameOrigin, hosts }: { frameOrigin: string; hosts: readonly string[] } = embedServices[embed.service]
      expect(new URL(embed.frameUrl).origin).toBe(frameOrigin)
      expect(hosts).toContain(new URL(embed.pageUrl).hostname)
      expect(findEmbed(embed.pageUrl)).toEqual(embed)
      expect(findEmbed(embed.frameUrl)).toEqual(embed)
    }
  })

  it('finds only the requested kind', () => {
    const video = 'https://youtu.be/aqz-KE-bpKQ'
    expect(findEmbed(video, 'video')?.service).toBe('youtube')
    expect(findEmbed(video, 'audio')).toBeNull()
  })

  it('handles code nested a thousand levels deep', () => {
    const code = `${'<div>'.repeat(1000)}<iframe src="https://vimeo.com/76979871"></iframe>`
    expect(findEmbed(code)?.service).toBe('vimeo')
  })
})
