import { headline, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const accessibility: SeedPage = {
  key: 'accessibility',
  inFooter: true,
  de: {
    slug: 'barrierefreiheit',
    title: 'Barrierefreiheit',
    headline: 'Erklärung zur Barrierefreiheit',
    metaDescription: 'Wie barrierefrei diese Website ist, was noch fehlt und wie Sie Barrieren melden.',
    modules: [
      text(
        paragraphs(
          'Der VBO will, dass alle Menschen diesen Auftritt nutzen können. Obwohl wir dazu nicht verpflichtet sind, richten wir uns nach der Barrierefreie-Informationstechnik-Verordnung (BITV 2.0) und nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Diese Erklärung gilt für die deutsche und die englische Website, den Mitgliederbereich und die Jobbörse.',
        ),
      ),
      headline('Stand der Vereinbarkeit', { anchor: 'stand' }),
      text(
        paragraphs(
          'Die Website ist mit den genannten Anforderungen <strong>teilweise vereinbar</strong>; was noch fehlt, nennt der nächste Abschnitt. Sie lässt sich vollständig mit der Tastatur bedienen, der Fokus ist immer sichtbar, Texte lassen sich auf 200 Prozent vergrößern, und wer weniger Bewegung eingestellt hat, sieht keine.',
        ),
      ),
      headline('Nicht barrierefreie Inhalte', { anchor: 'barrieren' }),
      text(
        bullets(
          '<strong>PDF-Dateien, die wir nicht selbst geschrieben haben</strong>, haben nicht immer eine Struktur für Vorleseprogramme. Auf Anfrage schicken wir Ihnen den Inhalt binnen einer Woche in lesbarer Form.',
          '<strong>Videos anderer Häuser</strong> haben nicht immer Untertitel oder Audiodeskription. Wir bitten die Urheberinnen und Urheber darum.',
          '<strong>Wörter in einer anderen Sprache</strong> kennzeichnen wir in laufenden Texten. In Überschriften, Zitaten, Bildtexten und Stellenanzeigen geht das noch nicht: Vorleseprogramme lesen sie dort mit falscher Aussprache.',
          '<strong>Leichte Sprache und Gebärdensprache</strong> gibt es bisher nicht. Eine Übersetzung der wichtigsten Seiten ist beauftragt.',
          '<strong>Anlagen zu Stellenanzeigen</strong> laden die ausschreibenden Häuser selbst hoch; ihr Inhalt steht immer auch als Text in der Anzeige.',
        ),
      ),
      headline('Erstellung dieser Erklärung'),
      text(
        paragraphs(
          'Diese Erklärung wurde am 2. November 2026 erstellt und am 27. November 2026 überarbeitet. Sie beruht auf einer Selbstbewertung: automatische Prüfung aller Seitentypen mit zwei Prüfprogrammen und Bedienung mit Tastatur und Vergrößerung. Mit Vorleseprogrammen und von Menschen mit Behinderung wurde die Website noch nicht erprobt. Wir überprüfen die Erklärung nach jeder größeren Änderung, mindestens jährlich.',
        ),
      ),
      headline('Barriere melden', { anchor: 'melden' }),
      text(
        paragraphs(
          'Etwas geht nicht? Schreiben Sie an <a href="mailto:barrierefrei@vbo.example.org">barrierefrei@vbo.example.org</a> oder rufen Sie an: +49 30 23125 000. Bitte nennen Sie die Seite und, wenn möglich, Ihr Hilfsmittel. Sie erhalten innerhalb von zwei Wochen eine Antwort.',
        ),
      ),
      headline('Wenn unsere Antwort nicht genügt'),
      text(
        paragraphs(
          'Wenden Sie sich dann an unsere Beschwerdestelle: <a href="mailto:beschwerde@vbo.example.org">beschwerde@vbo.example.org</a>. Sie ist von der Geschäftsführung unabhängig, das Verfahren ist kostenlos, einen Rechtsbeistand brauchen Sie nicht. Sie hört beide Seiten und schlägt binnen sechs Wochen eine Lösung vor. Die Schlichtungsstelle nach § 16 des Behindertengleichstellungsgesetzes ist für öffentliche Stellen des Bundes zuständig und daher nicht für uns.',
        ),
      ),
      link('Zugang zur Geschäftsstelle ohne Stufen', '/de/ueber-uns/geschaeftsstelle#anfahrt'),
    ],
  },
  en: {
    slug: 'accessibility',
    title: 'Accessibility',
    headline: 'Accessibility statement',
    metaDescription: 'How accessible this website is, what is still missing and how to report a barrier.',
    modules: [
      text(
        paragraphs(
          'The VBO wants everyone to be able to use this website. Although we are not obliged to, we follow the German regulation on accessible information technology (BITV 2.0) and the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. This statement covers the German and English websites, the members’ area and the job board.',
        ),
      ),
      headline('Conformance status', { anchor: 'status' }),
      text(
        paragraphs(
          'The website is <strong>partially compliant</strong> with these requirements; the next section names what is missing. It can be used entirely by keyboard, focus is always visible, text can be enlarged to 200 percent, and those who prefer reduced motion see none.',
        ),
      ),
      headline('Content that is not accessible', { anchor: 'barriers' }),
      text(
        bullets(
          '<strong>PDF files that we have not written ourselves</strong> do not always have the structure that screen readers need. On request we send you their content in readable form within a week.',
          '<strong>Videos by other houses</strong> do not always have captions or audio description. We ask their makers for them.',
          '<strong>Words in another language</strong> are marked in running texts. In headings, quotes, texts of pictures and job advertisements that is not possible yet: screen readers pronounce them wrongly there.',
          '<strong>Easy language and sign language</strong> are not available yet. A translation of the most important pages has been commissioned.',
          '<strong>Attachments to job advertisements</strong> are uploaded by the advertising houses; their content is always given as text in the advertisement, too.',
        ),
      ),
      headline('Preparation of this statement'),
      text(
        paragraphs(
          'This statement was prepared on November 2, 2026, and revised on November 27, 2026. It is based on a self-assessment: automatic checks of all page types by two programs, and use by keyboard and magnification. It has not been tried with screen readers or by people with disabilities yet. We review the statement after every major change, and at least once a year.',
        ),
      ),
      headline('Report a barrier', { anchor: 'report' }),
      text(
        paragraphs(
          'Something does not work? Write to <a href="mailto:barrierefrei@vbo.example.org">barrierefrei@vbo.example.org</a> or call +49 30 23125 000. Please name the page and, if you can, your assistive technology. You will receive an answer within two weeks.',
        ),
      ),
      headline('If our answer is not enough'),
      text(
        paragraphs(
          'In that case, turn to our complaints office: <a href="mailto:beschwerde@vbo.example.org">beschwerde@vbo.example.org</a>. It is independent of the management, the procedure is free of charge, and you need no lawyer. It hears both sides and proposes a solution within six weeks. The federal arbitration board under section 16 of the German Disability Equality Act is responsible for public bodies and therefore not for us.',
        ),
      ),
      link('Step-free access to our office', '/en/about-us/office#directions'),
    ],
  },
}
