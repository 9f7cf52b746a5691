import { matchOrNull, splitUrlPath } from './address'
import type { MediumReader, ServiceKeysOf } from './reader'

const issuu: MediumReader = (url) => {
  const [userInPath, folder, documentInPath] = splitUrlPath(url)
  const isFrame = url.hostname === 'e.issuu.com'
  if (!isFrame && folder !== 'docs') return null
  const user = matchOrNull(isFrame ? url.searchParams.get('u') : userInPath, /^[\w.-]{1,80}$/)
  const document = matchOrNull(isFrame ? url.searchParams.get('d') : documentInPath, /^[\w.-]{1,200}$/)
  if (!user || !document) return null
  return {
    frameUrl: `https://e.issuu.com/embed.html?d=${document}&u=${user}`,
    pageUrl: `https://issuu.com/${user}/docs/${document}`,
  }
}

/**
 * The id that the frame needs appears only in embed codes. The address of the document's page does
 * not contain it, so it cannot be embedded.
 */
const yumpu: MediumReader = (url) => {
  const match = /^([a-z]{2})\/embed\/view\/([A-Za-z0-9]{8,32})$/.exec(splitUrlPath(url).join('/'))
  if (!match) return null
  const address = `https://www.yumpu.com/${match[1]}/embed/view/${match[2]}`
  return { frameUrl: address, pageUrl: address }
}

const calameo: MediumReader = (url) => {
  const [folder = '', codeInPath] = splitUrlPath(url)
  const isFrame = url.hostname === 'v.calameo.com'
  if (!isFrame && !['read', 'books'].includes(folder)) return null
  const code = matchOrNull(isFrame ? url.searchParams.get('bkcode') : codeInPath, /^[0-9a-f]{21}$/)
  if (!code) return null
  return { frameUrl: `https://v.calameo.com/?bkcode=${code}`, pageUrl: `https://www.calameo.com/read/${code}` }
}

export const viewerReaders: Record<ServiceKeysOf<'viewer'>, MediumReader> = { issuu, yumpu, calameo }
