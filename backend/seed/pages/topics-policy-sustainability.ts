import { fullTeaser } from '../blocks'
import { container, headline, image, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const sustainability: SeedPage = {
  key: 'sustainability',
  inMenu: true,
  de: {
    slug: 'nachhaltigkeit',
    title: 'Nachhaltigkeit',
    headline: 'Bühnenbilder mit zweitem Leben',
    metaDescription: 'Klimabilanz, Material und Mobilität: wie Theater und Orchester nachhaltig arbeiten.',
    modules: [
      text(
        paragraphs(
          'Ein mittleres Dreispartenhaus verursacht im Jahr etwa 1.900 Tonnen CO₂. Gut die Hälfte davon entsteht durch Heizung und Strom, ein Viertel durch die Wege des Publikums, der Rest durch Material und Reisen. Wir wollen, dass alle Mitglieder bis 2035 klimaneutral spielen.',
        ),
      ),
      container(
        '67-33',
        [
          headline('Was schon gelingt', { extra_class: 'red_left' }),
          text(
            bullets(
              '<strong>Bilanz:</strong> 128 Häuser rechnen nach demselben Verfahren und lernen aus dem Vergleich.',
              '<strong>Fundus:</strong> Über die gemeinsame Materialbörse wechselten zuletzt 3.100 Bauteile das Haus.',
              '<strong>Licht:</strong> Wer von Glühlampen auf LED umstellt, spart bis zu 70 Prozent Strom in der Beleuchtung.',
              '<strong>Anreise:</strong> In 86 Städten gilt die Eintrittskarte als Fahrschein.',
            ),
          ),
        ],
        [
          image('workshop-planks', {
            alias: 'portrait',
            description: 'Latten aus drei Produktionen, sortiert für die vierte.',
          }),
        ],
      ),
      headline('Was Politik tun muss'),
      text(
        paragraphs(
          'Denkmäler lassen sich dämmen, wenn Denkmalschutz und Klimaschutz an einem Tisch sitzen. Vergaberecht darf Wiederverwendung nicht bestrafen. Und Sanierung braucht Geld, bevor sie welches spart.',
        ),
      ),
      headline('Anfangen', { headline_level: 2, subline: 'Drei Schritte für dieses Jahr' }),
      text(
        paragraphs(
          'Benennen Sie eine verantwortliche Person. Erstellen Sie eine Bilanz, auch eine grobe. Planen Sie eine Produktion, die nur aus Vorhandenem gebaut wird. Der passende Leitfaden liegt unter <a href="/de/service/muster-und-leitfaeden">Muster und Leitfäden</a>.',
        ),
      ),
      fullTeaser(
        'Klimabilanz an einem Tag',
        'Im Seminar rechnen Sie mit den Zahlen Ihres eigenen Hauses. Am Abend wissen Sie, wo Sie anfangen.',
        {
          picture: 'workshop-planks',
          extra_class: 'image-left-bg-green',
          preline: 'Seminar',
          link: '/de/service/seminare',
          link_text: 'Seminare zum Thema',
        },
      ),
    ],
  },
  en: {
    slug: 'sustainability',
    title: 'Sustainability',
    headline: 'Stage sets with a second life',
    metaDescription: 'Carbon accounts, materials and mobility: how theaters and orchestras work sustainably.',
    modules: [
      text(
        paragraphs(
          'A medium-sized house for opera, drama and dance causes about 1,900 tonnes of CO₂ a year. A good half comes from heating and electricity, a quarter from the audience’s journeys, the rest from materials and travel. We want all members to be climate-neutral by 2035.',
        ),
      ),
      container(
        '67-33',
        [
          headline('What already works', { extra_class: 'red_left' }),
          text(
            bullets(
              '<strong>Accounts:</strong> 128 houses calculate by the same method and learn from the comparison.',
              '<strong>Stores:</strong> 3,100 components recently changed houses through our shared exchange for materials.',
              '<strong>Light:</strong> switching from tungsten to LED saves up to 70 percent of the electricity used for lighting.',
              '<strong>Travel:</strong> in 86 cities the theater ticket is also a public transport ticket.',
            ),
          ),
        ],
        [
          image('workshop-planks', {
            alias: 'portrait',
            description: 'Battens from three productions, sorted for the fourth.',
          }),
        ],
      ),
      headline('What politics must do'),
      text(
        paragraphs(
          'Listed buildings can be insulated if heritage and climate protection sit at one table. Procurement law must not punish re-use. And refurbishment needs money before it saves any.',
        ),
      ),
      headline('Make a start', { headline_level: 2, subline: 'Three steps for this year' }),
      text(
        paragraphs(
          'Name someone who is responsible. Draw up an account, even a rough one. Plan one production built only from what you have. You will find the matching guide under <a href="/en/service/templates-and-guides">templates and guides</a>.',
        ),
      ),
      fullTeaser(
        'Your carbon account in a day',
        'In the seminar you work with the figures of your own house. By evening you know where to begin.',
        {
          picture: 'workshop-planks',
          extra_class: 'image-left-bg-green',
          preline: 'Seminar',
          link: '/en/service/seminars',
          link_text: 'Seminars on this subject',
        },
      ),
    ],
  },
}
