import type { Sentence } from '../sentence'

/** How a house introduces itself, by its kind; `{city}` is where it is. */
export const introductions: Readonly<Record<string, readonly Sentence[]>> = {
  Stadttheater: [
    [
      'Wir sind ein kommunales Theater mit eigenem Ensemble, eigenen Werkstätten und der Aufgabe, für ganz {city} zu spielen.',
      'We are a municipal theater with our own ensemble, our own workshops and the task of performing for all of {city}.',
    ],
    [
      'Als Stadttheater bringen wir in {city} Oper, Schauspiel und Tanz auf die Bühne, dazu vieles, was sich nicht einordnen lässt.',
      'As the municipal theater we bring opera, drama and dance to the stage in {city}, and much that defies classification.',
    ],
  ],
  Mehrspartenhaus: [
    [
      'Musiktheater, Schauspiel, Tanz und junges Theater unter einem Dach: In {city} arbeiten rund 40 Berufe an einem gemeinsamen Abend.',
      'Music theater, drama, dance and theater for young audiences under one roof: in {city} some 40 professions work on one evening together.',
    ],
    [
      'Unser Haus in {city} vereint vier Sparten, die einander oft besuchen und manchmal überraschen.',
      'Our house in {city} unites four divisions that often visit each other and sometimes surprise each other.',
    ],
  ],
  Landesbühne: [
    [
      'Von {city} aus fahren wir in mehr als 60 Orte: Theater kommt bei uns dorthin, wo die Menschen wohnen.',
      'From {city} we travel to more than 60 towns: we take theater to where people live.',
    ],
  ],
  Schauspielhaus: [
    [
      'Wir machen Sprechtheater in {city}: neue Stücke, alte Stoffe und ein Ensemble, das lange zusammenbleibt.',
      'We make spoken theater in {city}: new plays, old stories and an ensemble that stays together for a long time.',
    ],
    [
      'Unser Schauspielhaus in {city} zeigt 14 Premieren in der Spielzeit, die Hälfte davon Texte der Gegenwart.',
      'Our playhouse in {city} presents 14 premieres a season, half of them contemporary plays.',
    ],
  ],
  Opernhaus: [
    [
      'Als Opernhaus mit eigenem Chor, Orchester und Tanzensemble zeigen wir in {city} 30 Produktionen in der Spielzeit.',
      'As an opera house with its own chorus, orchestra and dance company we present 30 productions a season in {city}.',
    ],
    [
      'Wir spielen in {city} Oper, Operette und Tanz, pflegen ein Ensemble und geben jedes Jahr ein Werk in Auftrag.',
      'We perform opera, operetta and dance in {city}, maintain an ensemble and commission a work every year.',
    ],
  ],
  Puppentheater: [
    [
      'Bei uns spielen Figuren, Dinge und Schatten: in {city} am Vormittag für Kinder, am Abend für alle anderen.',
      'With us, puppets, objects and shadows are the performers: in {city}, for children in the morning and everybody else in the evening.',
    ],
  ],
  'Kinder- und Jugendtheater': [
    [
      'Wir spielen in {city} für Menschen ab zwei Jahren und nehmen sie ernst.',
      'We perform in {city} for people aged two and up, and take them seriously.',
    ],
  ],
  Kammertheater: [
    [
      'Ein kleines Theater mitten in {city}, in dem die letzte Reihe so nah sitzt wie anderswo die erste.',
      'A small theater in the middle of {city}, where the last row sits as close as the first does elsewhere.',
    ],
  ],
  Tanztheater: [
    [
      'Unser Haus für Tanz in {city} ist Spielort, Proberaum und Treffpunkt einer Szene, die aus aller Welt kommt.',
      'Our house for dance in {city} is a venue, a rehearsal space and a meeting place for a scene from all over the world.',
    ],
  ],
  Freilichtbühne: [
    [
      'Von Mai bis September spielen wir in {city} unter freiem Himmel, bei fast jedem Wetter.',
      'From May to September we perform in {city} under the open sky, in almost any weather.',
    ],
  ],
  Sinfonieorchester: [
    [
      'Wir sind ein Sinfonieorchester mit Sitz in {city} und spielen rund 90 Konzerte im Jahr.',
      'We are a symphony orchestra based in {city} and give some 90 concerts a year.',
    ],
  ],
  Kammerorchester: [
    [
      'Unser Kammerorchester in {city} spielt im Stehen und mit viel Blickkontakt.',
      'Our chamber orchestra in {city} plays standing up and with a great deal of eye contact.',
    ],
  ],
  Theaterorchester: [
    [
      'Als Theaterorchester spielen wir in {city} Oper, Tanz und Konzert, oft in derselben Woche.',
      'As a theater orchestra we play opera, dance and concerts in {city}, often in the same week.',
    ],
  ],
  Barockorchester: [
    [
      'Wir spielen auf alten Instrumenten und mit neuen Ideen, in {city} und auf Reisen.',
      'We play on old instruments with new ideas, in {city} and on tour.',
    ],
  ],
  'Ensemble für neue Musik': [
    [
      'Wir spielen Musik, deren Tinte noch feucht ist: 30 Uraufführungen in den letzten drei Jahren, die meisten in {city}.',
      'We play music with the ink still wet: 30 world premieres in the last three years, most of them in {city}.',
    ],
  ],
  Landesorchester: [
    [
      'Von {city} aus bringen wir Sinfoniekonzerte in die Städte und Dörfer des Landes.',
      'From {city} we take symphony concerts to the towns and villages of the state.',
    ],
  ],
  Konzerthaus: [
    [
      'Unser Konzerthaus in {city} lädt zu 280 Veranstaltungen im Jahr ein, von der Krabbelgruppe bis zur Spätvorstellung.',
      'Our concert hall in {city} hosts 280 events a year, from toddlers’ mornings to late-night concerts.',
    ],
  ],
  Festival: [
    [
      'Einmal im Jahr wird {city} für drei Wochen zur Bühne; vorbereitet wird das von einem kleinen Team, das ganze Jahr über.',
      'Once a year {city} becomes a stage for three weeks; a small team prepares for it all year round.',
    ],
  ],
  Akademie: [
    [
      'An unserer Akademie in {city} lernen 160 Menschen, was auf und hinter der Bühne gebraucht wird.',
      'At our academy in {city} 160 people learn what is needed on and behind the stage.',
    ],
  ],
  Chor: [
    [
      'Unser Vokalensemble in {city} singt A-cappella-Musik aus sechs Jahrhunderten in kleiner Besetzung.',
      'Our vocal ensemble in {city} sings a cappella music of six centuries with few singers.',
    ],
  ],
  'Freie Spielstätte': [
    [
      'Wir sind ein Produktionshaus der freien Szene in {city}: viele Handschriften, flache Hierarchien, ein Dach.',
      'We are a production house of the independent scene in {city}: many styles, flat hierarchies, one roof.',
    ],
  ],
  Bühnenverlag: [
    [
      'Als Bühnenverlag in {city} vertreten wir 200 Autorinnen und Autoren, Komponistinnen und Komponisten.',
      'As a theater publisher in {city} we represent 200 authors and composers.',
    ],
  ],
  Besucherorganisation: [
    [
      'Wir bringen Menschen in {city} ins Theater, die allein nicht gingen, und das seit Jahrzehnten.',
      'We take people in {city} to the theater who would not go alone, and have done so for decades.',
    ],
  ],
  Förderverein: [
    [
      'Wir sind die Freundinnen und Freunde der Bühnen in {city} und fördern, wofür der Haushalt nicht reicht.',
      'We are the friends of the stages of {city} and support what the budget cannot cover.',
    ],
  ],
  Kammeroper: [
    [
      'Wir sind eine Kammeroper mit kleinem Ensemble und spielen in Sälen, in denen jedes Wort zu verstehen ist.',
      'We are a chamber opera with a small ensemble and perform in halls where every word can be understood.',
    ],
  ],
}

/** What houses offer to those whom they employ. */
export const benefits: readonly Sentence[] = [
  [
    '30 Tage Urlaub und freie Tage, die im Plan stehen',
    '30 days of vacation, and days off that are in the schedule',
  ],
  ['eine betriebliche Altersversorgung', 'a company pension plan'],
  ['Fortbildungen, für die Sie freigestellt werden', 'training for which you are given time off'],
  ['Hilfe bei der Suche nach Wohnung und Kinderbetreuung', 'help in finding housing and childcare'],
  ['eine Kantine, in der auch abends gekocht wird', 'a canteen that cooks in the evening too'],
  ['ein Gästezimmer für die ersten vier Wochen', 'a guest room for the first four weeks'],
  ['zwei Karten zum Personalpreis für jede Vorstellung', 'two staff tickets for every performance'],
  [
    'betriebliches Gesundheitsmanagement mit Physiotherapie im Haus',
    'a health program with physiotherapy in the house',
  ],
  [
    'eine Vertrauensperson außerhalb des Hauses, an die sich alle wenden können',
    'an ombudsperson outside the house whom everybody may turn to',
  ],
  ['einen Verhaltenskodex, den wir gemeinsam geschrieben haben', 'a code of conduct that we wrote together'],
]

/** What they offer in Germany alone. */
export const localBenefits: readonly Sentence[] = [
  ['einen Zuschuss zum Deutschlandticket', 'a contribution to the Deutschlandticket'],
  ['ein Jobrad und sichere Stellplätze', 'a leased bicycle and secure parking for it'],
]

/** For those who are paid by the day or the performance. */
export const guestBenefits: readonly Sentence[] = [
  ['die Übernahme der Reisekosten', 'travel expenses'],
  ['eine Wohnung in der Nähe des Hauses', 'an apartment near the house'],
  ['bezahlte Proben und ein Ausfallhonorar', 'paid rehearsals and a cancellation fee'],
  ['einen Vertrag spätestens acht Wochen vor Beginn', 'a contract at least eight weeks before the start'],
  ['Aufnahmen für Ihr eigenes Material', 'recordings for your own use'],
]

/** For those who write invoices. */
export const freelanceBenefits: readonly Sentence[] = [
  ['die Übernahme der Reisekosten', 'travel expenses'],
  ['einen Vertrag spätestens acht Wochen vor Beginn', 'a contract at least eight weeks before the start'],
  [
    'ein Honorar, das 14 Tage nach der Rechnung auf Ihrem Konto ist',
    'a fee that is in your account 14 days after your invoice',
  ],
  ['ein Ausfallhonorar, wenn wir absagen müssen', 'a cancellation fee if we have to cancel'],
  ['einen Arbeitsplatz im Haus, wenn Sie einen brauchen', 'a place to work in the house if you need one'],
]

/** That everybody may apply. */
export const welcomes: readonly Sentence[] = [
  [
    'Wir freuen uns über Bewerbungen aller Menschen, gleich welcher Herkunft, welchen Alters, Geschlechts und Glaubens. Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt; Bühne und Büros sind ohne Stufen erreichbar.',
    'We welcome applications from everybody, whatever their background, age, gender or religion. Severely disabled people are given preference where equally qualified; the stage and offices can be reached without steps.',
  ],
  [
    'Unser Team soll so vielfältig werden wie die Stadt. Bitte bewerben Sie sich auch, wenn Sie nicht alles mitbringen, was hier steht.',
    'Our team is to become as diverse as the city. Please apply even if you do not meet every requirement listed here.',
  ],
  [
    'Menschen mit Behinderung sind willkommen; sagen Sie uns, was Sie für ein gutes Gespräch brauchen.',
    'People with disabilities are welcome; tell us what you need for a good interview.',
  ],
]
