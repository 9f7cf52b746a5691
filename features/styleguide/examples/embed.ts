import type { CreateExamples } from '../example'

function createEmbedExamples(model: string, addresses: readonly string[]): CreateExamples {
  return ({ module }) => [
    ...addresses.map((embed) => ({
      variant: new URL(embed).hostname,
      amount: 'usual' as const,
      modules: [module(model, { embed })],
    })),
    {
      variant: 'embed',
      amount: 'sparse' as const,
      modules: [module(model, { embed: 'https://media.example.org/1' })],
    },
  ]
}

/** Audio: each service before consent, and an address of no service. */
export const audioExamples = createEmbedExamples('audio', [
  'https://soundcloud.com/vbo/probe',
  'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
  'https://podcasts.apple.com/de/podcast/id1234567890',
  'https://www.deezer.com/de/track/3135556',
])

/** Viewer: each service before consent, and an address of no service. */
export const viewerExamples = createEmbedExamples('viewer', [
  'https://issuu.com/vbo/docs/jahresbericht',
  'https://www.yumpu.com/de/document/view/12345678/jahresbericht',
  'https://www.calameo.com/books/0012345678abcdef01234',
])

/** Social media: each network before consent, and an address of no network. */
export const socialMediaExamples = createEmbedExamples('socialmedia', [
  'https://www.instagram.com/p/Cabc123defg/',
  'https://www.facebook.com/vbo/posts/1234567890',
  'https://www.linkedin.com/feed/update/urn:li:activity:7000000000000000000',
  'https://x.com/vbo/status/1700000000000000000',
])
