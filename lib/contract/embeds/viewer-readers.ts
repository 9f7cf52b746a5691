import { matching, pathParts } from './address'
import type { MediumReader, ServicesOf } from './reader'

const issuu: MediumReader = (url) => {
  const [person, docs, publication] = pathParts(url)
  const page = docs === 'docs' ? { user: person, document: publication } : null
  const { searchParams, hostname } = url
  const named =
    hostname === 'e.issuu.com' ? { user: searchParams.get('u'), document: searchParams.get('d') } : page
  const user = matching(named?.user, /^[\w.-]{1,80}$/)
  const document = matching(named?.document, /^[\w.-]{1,200}$/)
  if (!user || !document) return null
  return {
    frameUrl: `https://e.issuu.com/embed.html?d=${document}&u=${user}`,
    pageUrl: `https://issuu.com/${user}/docs/${document}`,
  }
}

/**
 * Frames have keys of their own, which only embed codes contain: the address of a document's page cannot be
 * embedded.
 */
const yumpu: MediumReader = (url) => {
  const found = /^([a-z]{2})\/embed\/view\/([A-Za-z0-9]{8,32})$/.exec(pathParts(url).join('/'))
  if (!found) return null
  const address = `https://www.yumpu.com/${found[1]}/embed/view/${found[2]}`
  return { frameUrl: address, pageUrl: address }
}

const calameo: MediumReader = (url) => {
  const [first = '', second] = pathParts(url)
  const page = ['read', 'books'].includes(first) ? second : null
  const entered = url.hostname === 'v.calameo.com' ? url.searchParams.get('bkcode') : page
  const code = matching(entered, /^[0-9a-f]{21}$/)
  if (!code) return null
  return {
    frameUrl: `https://v.calameo.com/?bkcode=${code}`,
    pageUrl: `https://www.calameo.com/read/${code}`,
  }
}

export const viewerReaders: Record<ServicesOf<'viewer'>, MediumReader> = { issuu, yumpu, calameo }
