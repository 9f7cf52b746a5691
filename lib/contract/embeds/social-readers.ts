import { matchOrNull, parseSafeAddress, splitUrlPath } from './address'
import type { MediumReader, ServiceKeysOf } from './reader'
import { embedServices } from './services'

const instagram: MediumReader = (url) => {
  const match = /^(?:[\w.]{1,30}\/)?(p|reel|tv)\/([\w-]{5,40})(?:\/embed(?:\/captioned)?)?$/.exec(
    splitUrlPath(url).join('/'),
  )
  if (!match) return null
  const pageUrl = `https://www.instagram.com/${match[1]}/${match[2]}/`
  return { frameUrl: `${pageUrl}embed/`, pageUrl }
}

/**
 * Returns the kind and the canonical path of a post or video; null if the address leads to neither.
 */
function findFacebookMedium(url: URL): { kind: 'post' | 'video'; path: string } | null {
  const path = splitUrlPath(url).join('/')
  const story = matchOrNull(url.searchParams.get('story_fbid'), /^(?:\d{5,20}|pfbid[A-Za-z0-9]{10,90})$/)
  const page = matchOrNull(url.searchParams.get('id'), /^\d{5,20}$/)
  if (path === 'permalink.php' && story && page)
    return { kind: 'post', path: `permalink.php?story_fbid=${story}&id=${page}` }
  const videoId = matchOrNull(url.searchParams.get('v'), /^\d{5,20}$/)
  if (path === 'watch' && videoId) return { kind: 'video', path: `watch/?v=${videoId}` }
  if (/^(?:reel|[\w.-]{1,80}\/videos)\/\d{5,20}$/.test(path)) return { kind: 'video', path }
  return /^[\w.-]{1,80}\/posts\/(?:\d{5,20}|pfbid[A-Za-z0-9]{10,90})$/.test(path) ? { kind: 'post', path } : null
}

const facebook: MediumReader = (url) => {
  const isPlugin = /^\/plugins\/(?:post|video)\.php$/.test(url.pathname)
  const address = isPlugin ? parseSafeAddress(url.searchParams.get('href') ?? '') : url
  const hosts: readonly string[] = embedServices.facebook.hosts
  const medium = address && hosts.includes(address.hostname) ? findFacebookMedium(address) : null
  if (!medium) return null
  const pageUrl = `https://www.facebook.com/${medium.path}`
  return {
    frameUrl: `https://www.facebook.com/plugins/${medium.kind}.php?href=${encodeURIComponent(pageUrl)}&show_text=true`,
    pageUrl,
  }
}

const linkedin: MediumReader = (url) => {
  const path = splitUrlPath(url).join('/')
  const match =
    /^(?:embed\/)?feed\/update\/urn:li:(activity|share|ugcPost):(\d{15,22})$/.exec(path) ??
    /^posts\/[^/]{1,300}-(activity|share|ugcPost)-(\d{15,22})(?:-[\w-]{1,12})?$/.exec(path)
  if (!match) return null
  const post = `feed/update/urn:li:${match[1]}:${match[2]}`
  return { frameUrl: `https://www.linkedin.com/embed/${post}`, pageUrl: `https://www.linkedin.com/${post}/` }
}

const tweetPathPattern = /^(?:\w{1,20}|i\/web)\/status\/(\d+)(?:\/(?:photo|video)\/\d)?$/

function extractTweetId(url: URL): string | null | undefined {
  if (url.hostname !== 'platform.twitter.com') return tweetPathPattern.exec(splitUrlPath(url).join('/'))?.[1]
  return url.pathname === '/embed/Tweet.html' ? url.searchParams.get('id') : null
}

/** With `dnt`, the service does not use the visit for personalization. */
const x: MediumReader = (url) => {
  const id = matchOrNull(extractTweetId(url), /^\d{5,20}$/)
  if (!id) return null
  return {
    frameUrl: `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`,
    pageUrl: `https://x.com/i/status/${id}`,
  }
}

export const socialReaders: Record<ServiceKeysOf<'social'>, MediumReader> = { instagram, facebook, linkedin, x }
