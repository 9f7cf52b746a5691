import type { CreateExamples } from '../example'

const addresses = [
  'https://www.youtube.com/watch?v=a1b2c3d4e5f',
  'https://vimeo.com/123456789',
  'https://www.dailymotion.com/video/x8abcde',
]

/** Video: each service before consent, with and without a preview, and an address of no service. */
export const videoExamples: CreateExamples = ({ localized, module, image }) => [
  ...addresses.map((video_url) => ({
    variant: new URL(video_url).hostname,
    amount: 'usual' as const,
    modules: [
      module('video', {
        video_url,
        image: image('hall', ''),
        title: localized('Ein Tag auf der Hinterbühne', 'A day behind the stage'),
        length: '2:45',
      }),
    ],
  })),
  { variant: 'image: null', amount: 'sparse', modules: [module('video', { video_url: addresses[0] })] },
  {
    variant: 'title',
    amount: 'long',
    modules: [
      module('video', {
        video_url: addresses[1],
        image: image('stairs', ''),
        title: localized(
          'Bühnenmaschineriesicherheitsunterweisung für Gastspielensembles, aufgezeichnet im Großen Haus',
          'Safety briefing on stage machinery for visiting companies, recorded in the main auditorium',
        ),
        length: '1:12:08',
      }),
    ],
  },
  {
    variant: 'video_url',
    amount: 'sparse',
    modules: [module('video', { video_url: 'https://films.example.org/1', title: 'example.org' })],
  },
]
