import { matchOrNull, splitUrlPath } from './address'
import type { MediumReader, ServiceKeysOf } from './reader'

const youtubeVideoIdPattern = /^[\w-]{11}$/
const youtubePlaylistIdPattern = /^[A-Z]{2}[\w-]{10,60}$/

/** Converts a start time such as `90`, `90s` or `1m30s` to seconds. Returns 0 if there is none. */
function parseStartSeconds(text: string | null): number {
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text ?? '')
  if (!parts) return 0
  const [, hours = 0, minutes = 0, seconds = 0] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Extracts the video id. Its position depends on the form of the address. */
function extractYoutubeId(url: URL): string | null | undefined {
  const [firstSegment = '', secondSegment] = splitUrlPath(url)
  if (url.hostname === 'youtu.be') return firstSegment
  if (firstSegment === 'watch') return url.searchParams.get('v')
  return ['embed', 'shorts', 'live', 'v'].includes(firstSegment) ? secondSegment : null
}

/** Frames use youtube-nocookie.com, which sets no cookies before the video is played. */
const youtube: MediumReader = (url) => {
  const [firstSegment, secondSegment] = splitUrlPath(url)
  const list = matchOrNull(url.searchParams.get('list'), youtubePlaylistIdPattern)
  if ((firstSegment === 'playlist' || (firstSegment === 'embed' && secondSegment === 'videoseries')) && list)
    return {
      frameUrl: `https://www.youtube-nocookie.com/embed/videoseries?list=${list}&rel=0`,
      pageUrl: `https://www.youtube.com/playlist?list=${list}`,
    }
  const id = matchOrNull(extractYoutubeId(url), youtubeVideoIdPattern)
  if (!id) return null
  const start = parseStartSeconds(url.searchParams.get('t') ?? url.searchParams.get('start'))
  return {
    frameUrl: `https://www.youtube-nocookie.com/embed/${id}?rel=0${start ? `&start=${start}` : ''}`,
    pageUrl: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
  }
}

/**
 * `dnt` prevents the player from setting cookies. A video that is not listed needs the hash in its
 * link.
 */
const vimeo: MediumReader = (url) => {
  const parts = splitUrlPath(url)
  const idIndex = parts.findIndex((part) => /^\d{5,12}$/.test(part))
  const precedingPath = parts.slice(0, idIndex).join('/')
  const id = parts[idIndex]
  if (!id || !/^(?:video|channels\/[\w-]+|(?:groups|album|showcase)\/[\w-]+\/videos?)?$/.test(precedingPath))
    return null
  const hash = matchOrNull(parts[idIndex + 1] ?? url.searchParams.get('h'), /^[0-9a-f]{8,12}$/)
  return {
    frameUrl: `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}`,
    pageUrl: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  }
}

function extractDailymotionId(url: URL): string | null | undefined {
  const parts = splitUrlPath(url)
  if (url.hostname === 'geo.dailymotion.com') return url.searchParams.get('video')
  if (url.hostname === 'dai.ly') return parts[0]
  return /^(?:embed\/)?video\//.test(parts.join('/')) ? parts.at(-1) : null
}

const dailymotion: MediumReader = (url) => {
  const id = matchOrNull(extractDailymotionId(url), /^[a-z0-9]{5,20}$/i)
  if (!id) return null
  return {
    frameUrl: `https://geo.dailymotion.com/player.html?video=${id}`,
    pageUrl: `https://www.dailymotion.com/video/${id}`,
  }
}

export const videoReaders: Record<ServiceKeysOf<'video'>, MediumReader> = { youtube, vimeo, dailymotion }
