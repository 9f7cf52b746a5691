import { matchOrNull, splitUrlPath } from './address'
import type { MediumReader, ServicesOf } from './reader'

const issuu: MediumReader = (url) => {
  const [person, docs, publication] = splitUrlPath(url)
  const page = docs === 'docs' ? { user: person, document: publication } : null
  const { searchParams, hostname } = url
  const publicationIds =
    hostname === 'e.issuu.com' ? { user: searchParams.get('u'), document: searchParams.get('d') } : page
  const user = matchOrNull(publicationIds?.user, /^[\w.-]{1,80}$/)
  const document = matchOrNull(publicationIds?.document, /^[\w.-]{1,200}$/)
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
  const [first = '', second] = splitUrlPath(url)
  const page = ['read', 'books'].includes(first) ? second : null
  const codeInput = url.hostname === 'v.calameo.com' ? url.searchParams.get('bkcode') : page
  const code = matchOrNull(codeInput, /^[0-9a-f]{21}$/)
  if (!code) return null
  return {
    frameUrl: `https://v.calameo.com/?bkcode=${code}`,
    pageUrl: `https://www.calameo.com/read/${code}`,
  }
}

export const viewerReaders: Record<ServicesOf<'viewer'>, MediumReader> = { issuu, yumpu, calameo }
