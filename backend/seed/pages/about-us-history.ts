import { imageList, quote } from '../blocks'
import { container, headline, image, link, type SeedPage, text } from '../content'
import { paragraphs } from '../html'

export const history: SeedPage = {
  key: 'history',
  inMenu: true,
  heroPicture: 'archive-shelves',
  de: {
    slug: 'geschichte',
    title: 'Geschichte',
    headline: 'Gegründet in einer Probenpause',
    metaDescription: 'Die Geschichte des VBO von 1911 bis heute, mit ihren guten und ihren dunklen Jahren.',
    modules: [
      container(
        '25-50-25',
        [headline('1911', { extra_class: 'red_left', anchor: '1911' })],
        [
          text(
            paragraphs(
              'Siebenundzwanzig Direktionen treffen sich in Leipzig, weil jedes Haus andere Verträge hat und keines seine kennt. In der Pause einer Probe unterschreiben sie auf der Rückseite eines Klavierauszugs, künftig gemeinsam zu verhandeln. Acht Jahre später gilt der erste Normalvertrag.',
            ),
          ),
        ],
        [
          image('score-lines', {
            alias: 'landscape_small',
            description: 'Notenlinien aus dem Verbandsarchiv.',
          }),
        ],
      ),
      headline('1933 bis 1945: Schuld', { extra_class: 'red_left', anchor: '1933' }),
      text(
        paragraphs(
          'Der Verband widerspricht nicht. Schon im Frühjahr 1933 drängt er jüdische und politisch missliebige Mitglieder aus Ämtern und Häusern, bevor ein Gesetz es verlangt. 1934 wird er aufgelöst. Viele, die unsere Bühnen geprägt hatten, werden vertrieben oder ermordet.',
          'Seit 2011 lassen wir diese Jahre unabhängig erforschen. Die Ergebnisse sind öffentlich, die Akten stehen der Forschung offen.',
        ),
      ),
      quote(
        'Sie haben mir den Schlüssel zum Probenraum abgenommen und gesagt, es sei nichts Persönliches.',
        'Aus dem Brief eines vertriebenen Kapellmeisters, 1938',
      ),
      headline('1949: Neubeginn', { extra_class: 'red_left', anchor: '1949' }),
      text(
        paragraphs(
          'In Hannover gründen vierzig Häuser den Verband neu. Sie spielen in Turnhallen und Gaststätten und schreiben in die Satzung, dass kein Mitglied wegen Herkunft, Glauben oder Überzeugung ausgeschlossen werden darf. 1964 erscheint die erste Spielzeitstatistik, mit der Schreibmaschine getippt.',
        ),
      ),
      headline('1991: Ein Verband', { extra_class: 'red_left', anchor: '1991' }),
      text(
        paragraphs(
          'Achtundsechzig Häuser aus den ostdeutschen Ländern treten bei. Nicht alle überleben das Jahrzehnt. Der Verband lernt, Fusionen zu begleiten, ohne sie zu bejubeln. 2003 zieht die Geschäftsstelle nach Berlin.',
        ),
      ),
      imageList(
        'standard',
        ['archive-shelves', 'Das Archiv: 41 Regalmeter Verträge, Protokolle, Spielpläne.'],
        ['fly-ropes', 'Handzüge, wie sie bis in die Siebzigerjahre jede Verwandlung bewegten.'],
        ['gallery-tiers', 'Der Saal, in dem der Verband 1949 neu gegründet wurde.'],
      ),
      headline('Heute', { extra_class: 'red_left', anchor: 'heute' }),
      text(
        paragraphs(
          'Der VBO hat 310 Mitglieder. In der Pandemie haben wir Kurzarbeit für den Bühnenbetrieb tariflich geregelt, seit 2022 gibt es einen Verhaltenskodex gegen Machtmissbrauch. Der Klavierauszug von 1911 hängt im Sitzungssaal, mit der Unterschriftenseite nach vorn.',
        ),
      ),
      link('Was wir uns bis 2030 vornehmen', '/de/ueber-uns/auftrag-und-ziele'),
    ],
  },
  en: {
    slug: 'history',
    title: 'History',
    headline: 'Founded in a rehearsal break',
    metaDescription: 'The history of the VBO from 1911 to today, with its good years and its dark ones.',
    modules: [
      container(
        '25-50-25',
        [headline('1911', { extra_class: 'red_left', anchor: '1911' })],
        [
          text(
            paragraphs(
              'Twenty-seven directors meet in Leipzig because every house has different contracts and none knows its own. During a rehearsal break they sign, on the back of a vocal score, that they will negotiate together from now on. Eight years later the first standard contract is in force.',
            ),
          ),
        ],
        [
          image('score-lines', {
            alias: 'landscape_small',
            description: 'Staves from the association’s archive.',
          }),
        ],
      ),
      headline('1933 to 1945: guilt', { extra_class: 'red_left', anchor: '1933' }),
      text(
        paragraphs(
          'The association does not object. As early as spring 1933 it forces Jewish and politically unwelcome members out of offices and houses, before any law demands it. In 1934 it is dissolved. Many who had shaped our stages are driven out or murdered.',
          'Since 2011 we have had these years studied independently. The findings are public, and the files are open to research.',
        ),
      ),
      quote(
        'They took the key to the rehearsal room from me and said it was nothing personal.',
        'From the letter of an expelled conductor, 1938',
      ),
      headline('1949: a new start', { extra_class: 'red_left', anchor: '1949' }),
      text(
        paragraphs(
          'In Hanover, forty houses found the association anew. They play in gymnasiums and taverns, and they write into the statutes that no member may be excluded for origin, faith or conviction. In 1964 the first season statistics appear, typed on a typewriter.',
        ),
      ),
      headline('1991: one association', { extra_class: 'red_left', anchor: '1991' }),
      text(
        paragraphs(
          'Sixty-eight houses from the eastern German states join. Not all of them survive the decade. The association learns to accompany mergers without cheering them. In 2003 the office moves to Berlin.',
        ),
      ),
      imageList(
        'standard',
        ['archive-shelves', 'The archive: 41 meters of contracts, minutes and programs.'],
        ['fly-ropes', 'Hand lines, which moved every scene change until the seventies.'],
        ['gallery-tiers', 'The hall in which the association was founded anew in 1949.'],
      ),
      headline('Today', { extra_class: 'red_left', anchor: 'today' }),
      text(
        paragraphs(
          'The VBO has 310 members. During the pandemic we put short-time work at theaters into a collective agreement, and since 2022 there has been a code of conduct against the abuse of power. The vocal score of 1911 hangs in the meeting room, signatures facing out.',
        ),
      ),
      link('What we aim for until 2030', '/en/about-us/mission'),
    ],
  },
}
