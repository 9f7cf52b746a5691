/** Kinds of embedded media. Each kind has a separate block (spec §3, §5). */
export const embedKinds = ['video', 'audio', 'viewer', 'social'] as const
export type EmbedKind = (typeof embedKinds)[number]

/**
 * A service whose media can be embedded. Visitors consent to each service separately (spec §2, §5).
 */
export interface EmbedService {
  kind: EmbedKind
  /** Name of the service as visitors read it. */
  name: string
  privacyUrl: string
  /** Host names of the addresses that editors may enter. */
  hosts: readonly string[]
  /** Origin of the service's frames. The content security policy permits it. */
  frameOrigin: string
}

/** Services by the key under which the consent is stored. */
export const embedServices = {
  youtube: {
    kind: 'video',
    name: 'YouTube',
    privacyUrl: 'https://policies.google.com/privacy',
    hosts: [
      'youtube.com',
      'www.youtube.com',
      'm.youtube.com',
      'music.youtube.com',
      'youtu.be',
      'youtube-nocookie.com',
      'www.youtube-nocookie.com',
    ],
    frameOrigin: 'https://www.youtube-nocookie.com',
  },
  vimeo: {
    kind: 'video',
    name: 'Vimeo',
    privacyUrl: 'https://vimeo.com/privacy',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    frameOrigin: 'https://player.vimeo.com',
  },
  dailymotion: {
    kind: 'video',
    name: 'Dailymotion',
    privacyUrl: 'https://legal.dailymotion.com/en/privacy-policy/',
    hosts: ['dailymotion.com', 'www.dailymotion.com', 'geo.dailymotion.com', 'dai.ly'],
    frameOrigin: 'https://geo.dailymotion.com',
  },
  soundcloud: {
    kind: 'audio',
    name: 'SoundCloud',
    privacyUrl: 'https://soundcloud.com/pages/privacy',
    hosts: ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com', 'w.soundcloud.com'],
    frameOrigin: 'https://w.soundcloud.com',
  },
  spotify: {
    kind: 'audio',
    name: 'Spotify',
    privacyUrl: 'https://www.spotify.com/legal/privacy-policy/',
    hosts: ['open.spotify.com'],
    frameOrigin: 'https://open.spotify.com',
  },
  'apple-podcasts': {
    kind: 'audio',
    name: 'Apple Podcasts',
    privacyUrl: 'https://www.apple.com/legal/privacy/',
    hosts: ['podcasts.apple.com', 'embed.podcasts.apple.com'],
    frameOrigin: 'https://embed.podcasts.apple.com',
  },
  deezer: {
    kind: 'audio',
    name: 'Deezer',
    privacyUrl: 'https://www.deezer.com/legal/personal-datas',
    hosts: ['deezer.com', 'www.deezer.com', 'widget.deezer.com'],
    frameOrigin: 'https://widget.deezer.com',
  },
  issuu: {
    kind: 'viewer',
    name: 'Issuu',
    privacyUrl: 'https://issuu.com/legal/privacy',
    hosts: ['issuu.com', 'www.issuu.com', 'e.issuu.com'],
    frameOrigin: 'https://e.issuu.com',
  },
  yumpu: {
    kind: 'viewer',
    name: 'Yumpu',
    privacyUrl: 'https://www.yumpu.com/en/info/privacy_policy',
    hosts: ['yumpu.com', 'www.yumpu.com'],
    frameOrigin: 'https://www.yumpu.com',
  },
  calameo: {
    kind: 'viewer',
    name: 'Calaméo',
    privacyUrl: 'https://www.calameo.com/privacy',
    hosts: ['calameo.com', 'www.calameo.com', 'v.calameo.com'],
    frameOrigin: 'https://v.calameo.com',
  },
  instagram: {
    kind: 'social',
    name: 'Instagram',
    privacyUrl: 'https://privacycenter.instagram.com/policy',
    hosts: ['instagram.com', 'www.instagram.com'],
    frameOrigin: 'https://www.instagram.com',
  },
  facebook: {
    kind: 'social',
    name: 'Facebook',
    privacyUrl: 'https://www.facebook.com/privacy/policy/',
    hosts: ['facebook.com', 'www.facebook.com', 'm.facebook.com'],
    frameOrigin: 'https://www.facebook.com',
  },
  linkedin: {
    kind: 'social',
    name: 'LinkedIn',
    privacyUrl: 'https://www.linkedin.com/legal/privacy-policy',
    hosts: ['linkedin.com', 'www.linkedin.com', 'de.linkedin.com'],
    frameOrigin: 'https://www.linkedin.com',
  },
  x: {
    kind: 'social',
    name: 'X',
    privacyUrl: 'https://x.com/privacy',
    hosts: [
      'x.com',
      'www.x.com',
      'mobile.x.com',
      'twitter.com',
      'www.twitter.com',
      'mobile.twitter.com',
      'platform.twitter.com',
    ],
    frameOrigin: 'https://platform.twitter.com',
  },
} as const satisfies Record<string, EmbedService>

export type EmbedServiceKey = keyof typeof embedServices

/** Keys of the services in the order of display: video, audio, viewers, social networks. */
export const embedServiceKeys = Object.keys(embedServices) as EmbedServiceKey[]
