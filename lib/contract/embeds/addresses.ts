import type { EmbedServiceKey } from './services'

interface Addresses {
  frameUrl: string
  pageUrl: string
}

/** The addresses of the medium that a service's address names; null where it names none. */
type AddressBuilder = (url: URL) => Addresses | null

/** The first of the patterns that a path fits gives the id: its first group. */
function idIn(path: string, ...patterns: RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const id = pattern.exec(path)?.[1]
    if (id) return id
  }
  return undefined
}

function build(id: string | undefined, make: (id: string) => Addresses): Addresses | null {
  return id === undefined ? null : make(id)
}

const youtube: AddressBuilder = (url) => {
  const asked = url.searchParams.get('v') ?? ''
  const inQuery = url.pathname === '/watch' && /^[\w-]{11}$/.test(asked) ? asked : undefined
  const inPath =
    url.hostname === 'youtu.be'
      ? idIn(url.pathname, /^\/([\w-]{11})\/?$/)
      : idIn(url.pathname, /^\/(?:embed|shorts|live)\/([\w-]{11})\/?$/)
  return build(inQuery ?? inPath, (id) => ({
    frameUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    pageUrl: `https://www.youtube.com/watch?v=${id}`,
  }))
}

const vimeo: AddressBuilder = ({ pathname }) =>
  build(idIn(pathname, /^\/(?:video\/|channels\/[\w-]+\/)?(\d{6,12})(?:\/[\da-f]+)?\/?$/), (id) => ({
    frameUrl: `https://player.vimeo.com/video/${id}?dnt=1`,
    pageUrl: `https://vimeo.com/${id}`,
  }))

const dailymotion: AddressBuilder = (url) => {
  const asked = /^\/player(?:\/[\w-]+)?\.html$/.test(url.pathname) ? url.searchParams.get('video') : null
  const inQuery = asked && /^x[\da-z]{4,10}$/.test(asked) ? asked : undefined
  const inPath = idIn(
    url.pathname,
    /^\/(?:embed\/)?video\/(x[\da-z]{4,10})\/?$/,
    url.hostname === 'dai.ly' ? /^\/(x[\da-z]{4,10})\/?$/ : /(?!)/,
  )
  return build(inQuery ?? inPath, (id) => ({
    frameUrl: `https://geo.dailymotion.com/player.html?video=${id}`,
    pageUrl: `https://www.dailymotion.com/video/${id}`,
  }))
}

const soundcloud: AddressBuilder = (url) => {
  const inner = url.hostname === 'w.soundcloud.com' ? url.searchParams.get('url') : url.href
  if (!inner || !URL.canParse(inner)) return null
  const { protocol, host, pathname } = new URL(inner)
  const isTrack = /^\/[\w-]+\/(?:sets\/)?[\w-]+\/?$/.test(pathname)
  const isApi = host === 'api.soundcloud.com' && /^\/(?:tracks|playlists)\/\d+$/.test(pathname)
  if (protocol !== 'https:' || !(isApi || (isTrack && /^(?:www\.)?soundcloud\.com$/.test(host)))) return null
  const medium = `https://${host}${pathname}`
  return {
    frameUrl: `https://w.soundcloud.com/player/?url=${encodeURIComponent(medium)}`,
    pageUrl: isApi ? 'https://soundcloud.com/' : medium,
  }
}

const spotify: AddressBuilder = ({ pathname }) =>
  build(
    idIn(
      pathname,
      /^\/(?:intl-[a-z]{2}\/)?(?:embed\/)?((?:track|album|playlist|artist|episode|show)\/[\dA-Za-z]{22})\/?$/,
    ),
    (id) => ({
      frameUrl: `https://open.spotify.com/embed/${id}`,
      pageUrl: `https://open.spotify.com/${id}`,
    }),
  )

const applePodcasts: AddressBuilder = ({ pathname, searchParams }) =>
  build(idIn(pathname, /^\/((?:[a-z]{2}\/)?podcast\/(?:[^/]{1,200}\/)?id\d{4,12})\/?$/), (id) => {
    const episode = searchParams.get('i') ?? ''
    const query = /^\d{4,16}$/.test(episode) ? `?i=${episode}` : ''
    return {
      frameUrl: `https://embed.podcasts.apple.com/${id}${query}`,
      pageUrl: `https://podcasts.apple.com/${id}${query}`,
    }
  })

const deezer: AddressBuilder = ({ pathname }) =>
  build(
    idIn(
      pathname,
      /^\/(?:[a-z]{2}\/)?(?:widget\/\w+\/)?((?:track|album|playlist|episode|show)\/\d{3,14})\/?$/,
    ),
    (id) => ({
      frameUrl: `https://widget.deezer.com/widget/auto/${id}`,
      pageUrl: `https://www.deezer.com/${id}`,
    }),
  )

const issuu: AddressBuilder = (url) => {
  const publisher = url.searchParams.get('u')
  const document = url.searchParams.get('d')
  const inQuery = publisher && document ? `${publisher}/docs/${document}` : undefined
  const id = inQuery ?? idIn(url.pathname, /^\/([\w.-]+\/docs\/[\w.-]+)\/?$/)
  const [user, , name] = id?.split('/') ?? []
  if (!user || !name || !/^[\w.-]+$/.test(user) || !/^[\w.-]+$/.test(name)) return null
  return {
    frameUrl: `https://e.issuu.com/embed.html?u=${user}&d=${name}`,
    pageUrl: `https://issuu.com/${user}/docs/${name}`,
  }
}

const yumpu: AddressBuilder = ({ pathname }) =>
  build(
    idIn(pathname, /^\/(?:[a-z]{2}\/)?(?:embed\/view|document\/(?:view|read))\/([\w-]{4,40})(?:\/|$)/),
    (id) => ({
      frameUrl: `https://www.yumpu.com/en/embed/view/${id}`,
      pageUrl: `https://www.yumpu.com/en/document/view/${id}`,
    }),
  )

const calameo: AddressBuilder = (url) => {
  const asked = url.searchParams.get('bkcode') ?? ''
  const inQuery = /^[\da-f]{16,24}$/.test(asked) ? asked : undefined
  return build(inQuery ?? idIn(url.pathname, /^\/(?:books|read)\/([\da-f]{16,24})\/?$/), (id) => ({
    frameUrl: `https://v.calameo.com/?bkcode=${id}`,
    pageUrl: `https://www.calameo.com/books/${id}`,
  }))
}

const instagram: AddressBuilder = ({ pathname }) =>
  build(
    idIn(pathname, /^\/(?:[\w.]+\/)?((?:p|reel|tv)\/[\w-]{5,40})(?:\/embed(?:\/captioned)?)?\/?$/),
    (id) => ({
      frameUrl: `https://www.instagram.com/${id}/embed/captioned/`,
      pageUrl: `https://www.instagram.com/${id}/`,
    }),
  )

const facebook: AddressBuilder = (url) => {
  const inner = url.pathname === '/plugins/post.php' ? url.searchParams.get('href') : url.href
  if (!inner || !URL.canParse(inner)) return null
  const { protocol, host, pathname } = new URL(inner)
  const isPost = /^\/[\w.-]+\/(?:posts|videos|photos)\/[\w./-]+$/.test(pathname) && !pathname.includes('..')
  if (protocol !== 'https:' || !/^(?:www\.|m\.)?facebook\.com$/.test(host) || !isPost) return null
  const post = `https://www.facebook.com${pathname}`
  return {
    frameUrl: `https://www.facebook.com/plugins/post.php?href=${encodeURIComponent(post)}&show_text=true`,
    pageUrl: post,
  }
}

const linkedin: AddressBuilder = ({ pathname }) =>
  build(
    idIn(
      pathname,
      /^\/(?:embed\/)?feed\/update\/(urn:li:(?:share|activity|ugcPost):\d{10,25})\/?$/,
      /^\/posts\/[\w%-]+-activity-(\d{10,25})-[\w-]+\/?$/,
    ),
    (found) => {
      const id = found.startsWith('urn:') ? found : `urn:li:activity:${found}`
      return {
        frameUrl: `https://www.linkedin.com/embed/feed/update/${id}`,
        pageUrl: `https://www.linkedin.com/feed/update/${id}`,
      }
    },
  )

const x: AddressBuilder = (url) => {
  const asked = url.hostname === 'platform.twitter.com' ? (url.searchParams.get('id') ?? '') : ''
  const inQuery = /^\d{5,20}$/.test(asked) ? asked : undefined
  return build(inQuery ?? idIn(url.pathname, /^\/(?:\w{1,15}|i\/web)\/status\/(\d{5,20})\/?$/), (id) => ({
    frameUrl: `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${id}`,
    pageUrl: `https://x.com/i/web/status/${id}`,
  }))
}

/** How each service's addresses are read and built, from strictly checked ids. */
export const addressBuilders: Record<EmbedServiceKey, AddressBuilder> = {
  youtube,
  vimeo,
  dailymotion,
  soundcloud,
  spotify,
  'apple-podcasts': applePodcasts,
  deezer,
  issuu,
  yumpu,
  calameo,
  instagram,
  facebook,
  linkedin,
  x,
}
