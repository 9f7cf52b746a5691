import { matching, pathParts, readAddress } from './address'
import type { MediumReader, ServicesOf } from './reader'
import { embedServices } from './services'

const instagram: MediumReader = (url) => {
  const found = /^(?:[\w.]{1,30}\/)?(p|reel|tv)\/([\w-]{5,40})(?:\/embed(?:\/captioned)?)?$/.exec(
    pathParts(url).join('/'),
  )
  if (!found) return null
  const pageUrl = `https://www.instagram.com/${found[1]}/${found[2]}/`
  return { frameUrl: `${pageUrl}embed/`, pageUrl }
}

/** A post's or video's address in its one form, or null. */
function facebookMedium(url: URL): { kind: 'post' | 'video'; path: string } | null {
  const path = pathParts(url).join('/')
  const story = matching(url.searchParams.get('story_fbid'), /^(?:\d{5,20}|pfbid[A-Za-z0-9]{10,90})$/)
  const page = matching(url.searchParams.get('id'), /^\d{5,20}$/)
  if (path === 'permalink.php' && story && page)
    return { kind: 'post', path: `permalink.php?story_fbid=${story}&id=${page}` }
  const watched = matching(url.searchParams.get('v'), /^\d{5,20}$/)
  if (path === 'watch' && watched) return { kind: 'video', path: `watch/?v=${watched}` }
  if (/^(?:reel|[\w.-]{1,80}\/videos)\/\d{5,20}$/.test(path)) return { kind: 'video', path }
  return /^[\w.-]{1,80}\/posts\/(?:\d{5,20}|pfbid[A-Za-z0-9]{10,90})$/.test(path)
    ? { kind: 'post', path }
    : null
}

const facebook: MediumReader = (url) => {
  const plugged = /^\/plugins\/(?:post|video)\.php$/.test(url.pathname)
  const address = plugged ? readAddress(url.searchParams.get('href') ?? '') : url
  const hosts: readonly string[] = embedServices.facebook.hosts
  const medium = address && hosts.includes(address.hostname) ? facebookMedium(address) : null
  if (!medium) return null
  const pageUrl = `https://www.facebook.com/${medium.path}`
  return {
    frameUrl: `https://www.facebook.com/plugins/${medium.kind}.php?href=${encodeURIComponent(pageUrl)}&show_text=true`,
    pageUrl,
  }
}

const linkedin: MediumReader = (url) => {
  const path = pathParts(url).join('/')
  const found =
    /^(?:embed\/)?feed\/update\/urn:li:(activity|share|ugcPost):(\d{15,22})$/.exec(path) ??
    /^posts\/[^/]{1,300}-(activity|share|ugcPost)-(\d{15,22})(?:-[\w-]{1,12})?$/.exec(path)
  if (!found) return null
  const post = `feed/update/urn:li:${found[1]}:${found[2]}`
  return { frameUrl: `https://www.linkedin.com/embed/${post}`, pageUrl: `https://www.linkedin.com/${post}/` }
}

/** `dnt` asks the frame not to use the visit for personalizing. */
const x: MediumReader = (url) => {
  const entered =
    url.hostname === 'platform.twitter.com'
      ? url.pathname === '/embed/Tweet.html' && url.searchParams.get('id')
      : /^(?:\w{1,20}|i\/web)\/status\/(\d+)(?:\/(?:photo|video)\/\d)?$/.exec(pathParts(url).join('/'))?.[1]
  const id = matching(entered || null, /^\d{5,20}$/)
  if (!id) return null
  return {
    frameUrl: `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`,
    pageUrl: `https://x.com/i/status/${id}`,
  }
}

export const socialReaders: Record<ServicesOf<'social'>, MediumReader> = { instagram, facebook, linkedin, x }
