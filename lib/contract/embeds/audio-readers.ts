import { matchOrNull, parseSafeAddress, splitUrlPath } from './address'
import type { MediumReader, ServiceKeysOf } from './reader'

/** First path segments that belong to SoundCloud itself. They look like the name of a user. */
const soundcloudPages = new Set(['discover', 'search', 'stream', 'you', 'pages', 'upload', 'charts', 'player'])

/** Matches `person/track` and `person/sets/set`. */
const soundcloudPathPattern = /^[\w-]{1,60}(?:\/sets)?\/[\w-]{1,120}$/

function toSoundcloudPlayerUrl(medium: string): string {
  return `https://w.soundcloud.com/player/?url=${encodeURIComponent(medium)}`
}

const soundcloud: MediumReader = (url) => {
  if (url.hostname === 'w.soundcloud.com') {
    const medium = parseSafeAddress(url.searchParams.get('url') ?? '')
    if (medium?.hostname === 'soundcloud.com') return soundcloud(medium)
    const path = matchOrNull(medium?.pathname, /^\/(?:tracks|playlists|users)\/\d{1,15}$/)
    if (medium?.hostname !== 'api.soundcloud.com' || !path) return null
    // SoundCloud has no page for a numeric id, so the link leads to the player.
    const frameUrl = toSoundcloudPlayerUrl(`https://api.soundcloud.com${path}`)
    return { frameUrl, pageUrl: frameUrl }
  }
  const parts = splitUrlPath(url)
  const path = matchOrNull(parts.join('/'), soundcloudPathPattern)
  if (!path || path.endsWith('/sets') || soundcloudPages.has(parts[0] ?? '')) return null
  const pageUrl = `https://soundcloud.com/${path}`
  return { frameUrl: toSoundcloudPlayerUrl(pageUrl), pageUrl }
}

const spotify: MediumReader = (url) => {
  const path = /^(?:intl-[a-z-]{2,5}\/)?(?:embed\/)?((?:track|album|artist|playlist|episode|show)\/[A-Za-z0-9]{22})$/
  const medium = path.exec(splitUrlPath(url).join('/'))?.[1]
  if (!medium) return null
  return { frameUrl: `https://open.spotify.com/embed/${medium}`, pageUrl: `https://open.spotify.com/${medium}` }
}

/** The title in the path is ignored. Country, id and episode identify the medium. */
const applePodcasts: MediumReader = (url) => {
  const match = /^([a-z]{2})\/podcast\/(?:[^/]{1,300}\/)?(id\d{5,12})$/.exec(splitUrlPath(url).join('/'))
  if (!match) return null
  const episode = matchOrNull(url.searchParams.get('i'), /^\d{5,15}$/)
  const medium = `${match[1]}/podcast/${match[2]}${episode ? `?i=${episode}` : ''}`
  return { frameUrl: `https://embed.podcasts.apple.com/${medium}`, pageUrl: `https://podcasts.apple.com/${medium}` }
}

const deezer: MediumReader = (url) => {
  const path = /^(?:widget\/(?:auto|dark|light)\/|[a-z]{2}\/)?((?:track|album|playlist|episode|show)\/\d{1,15})$/
  const medium = path.exec(splitUrlPath(url).join('/'))?.[1]
  if (!medium) return null
  return { frameUrl: `https://widget.deezer.com/widget/auto/${medium}`, pageUrl: `https://www.deezer.com/${medium}` }
}

export const audioReaders: Record<ServiceKeysOf<'audio'>, MediumReader> = {
  soundcloud,
  spotify,
  'apple-podcasts': applePodcasts,
  deezer,
}
