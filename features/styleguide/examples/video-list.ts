import type { CreateExamples } from '../example'

/** Video list: several videos, one without texts. */
export const videoListExamples: CreateExamples = ({ localized, module, image }) => [
  {
    variant: 'videolist',
    amount: 'many',
    modules: [
      module(
        'videolist',
        {},
        {
          children: [
            module('videolistitem', {
              video_url: 'https://www.youtube.com/watch?v=a1b2c3d4e5f',
              title: localized('Werkstatt: die Maskenbildnerei', 'Workshop: make-up and wigs'),
              content: localized('<p>Wie eine Perücke entsteht.</p>', '<p>How a wig is made.</p>'),
              image: image('costume', ''),
            }),
            module('videolistitem', {
              video_url: 'https://vimeo.com/123456789',
              title: localized('Werkstatt: die Beleuchtung', 'Workshop: lighting'),
              content: localized(
                '<p>Vierhundert Scheinwerfer, eine Partitur.</p>',
                '<p>Four hundred lamps, one score.</p>',
              ),
              image: image('hall', ''),
            }),
            module('videolistitem', { video_url: 'https://www.dailymotion.com/video/x8abcde' }),
          ],
        },
      ),
    ],
  },
]
