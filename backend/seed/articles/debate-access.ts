import type { DebateTopic } from './topic'

/** Who is let in, and who is on stage. */
export const belonging: DebateTopic = {
  category: 'haus-und-stadt',
  tags: ['barrierefreiheit', 'vielfalt', 'publikum'],
  pictures: ['foyer-stairs', 'seat-arcs', 'audience-silhouettes'],
  entries: [
    [
      ['Der Seiteneingang ist keine Lösung', 'The side entrance is no answer'],
      ['Barrierefreiheit beginnt vor der Tür', 'Accessibility begins outside the door'],
      [
        'Ich liebe Theater. Meistens betrete ich es durch die Anlieferung. Man gewöhnt sich daran, und genau das ist das Problem.',
        'I love theater. Mostly I enter through the loading dock. One gets used to it, and that is the problem.',
      ],
    ],
    [
      ['Wer darf wen spielen?', 'Who may play whom?'],
      ['Eine Frage, die man nicht abschaffen sollte', 'A question that should not be abolished'],
      [
        'Verwandlung ist unser Beruf. Gerade deshalb lohnt es sich zu fragen, wer dabei nie vorkommt.',
        'Transformation is our profession. That is why it is worth asking who never appears in it.',
      ],
    ],
    [
      ['Deutsch ist meine dritte Sprache', 'German is my third language'],
      ['Notizen aus dem Ensemble', 'Notes from the ensemble'],
      [
        'Man lobt meine Aussprache und gibt mir zwei Sätze. In dieser Spielzeit spiele ich die Hauptrolle.',
        'They praise my pronunciation and give me two lines. This season I play the lead.',
      ],
    ],
    [
      ['Leise ist nicht gleich respektvoll', 'Quiet is not the same as respectful'],
      ['Was entspannte Vorstellungen lehren', 'What relaxed performances teach'],
      [
        'Ein Saal, in dem gelacht, geweint und gelaufen wird, ist kein Chaos. Er ist ein Publikum.',
        'A hall in which people laugh, cry and walk about is no chaos. It is an audience.',
      ],
    ],
    [
      ['Warum ich im Dunkeln höre', 'Why I listen in the dark'],
      ['Theater ohne Bild', 'Theater without pictures'],
      [
        'Seit meiner Kindheit sehe ich nichts. Über Beschreibungen, die zu viel sagen, und Räume, die man riechen kann.',
        'I have been blind since childhood. On descriptions that say too much, and rooms one can smell.',
      ],
    ],
  ],
  facts: [
    [
      'Man hat mir einmal gesagt, der Umbau sei zu teuer für so wenige. Ich habe gefragt, wie viele kämen, wenn die Treppe nur für die anderen gesperrt wäre.',
      'I was once told that the conversion was too expensive for so few. I asked how many would come if the stairs were closed to the others.',
    ],
    [
      'Ein Ensemble, in dem alle dieselbe Schule besucht haben, spielt auch alle Könige gleich.',
      'An ensemble in which all went to the same school plays all kings alike.',
    ],
    [
      'Es geht nicht um Rücksicht. Es geht um Karten, die ich kaufen möchte, und Rollen, die ich spielen kann.',
      'It is not about consideration. It is about tickets I want to buy and parts I can play.',
    ],
    [
      'Der schönste Satz fiel an der Kasse: „Wo möchten Sie sitzen?“ So einfach kann Teilhabe klingen.',
      'The best sentence was said at the box office: “Where would you like to sit?” Participation can sound that simple.',
    ],
    [
      'Gute Absichten erkennt man daran, dass sie jemand bezahlt. Schlechte daran, dass sie in einer Broschüre stehen.',
      'You recognize good intentions by the fact that somebody pays for them. Bad ones are printed in a brochure.',
    ],
    [
      'Wir haben zwei Jahre gebraucht, um eine Rampe zu bauen, und zwei Minuten, um sie selbstverständlich zu finden.',
      'It took us two years to build a ramp, and two minutes to find it natural.',
    ],
  ],
  quotes: [
    [
      'Offen ist eine Tür erst, wenn man sie allein aufbekommt.',
      'A door is open only if you can open it by yourself.',
    ],
    ['Vielfalt ist kein Thema. Sie ist der Saal.', 'Diversity is not a topic. It is the hall.'],
    [
      'Wer nie gefragt wird, hört irgendwann auf zu antworten.',
      'Those who are never asked stop answering at some point.',
    ],
  ],
  pointsTitle: ['Fangt damit an', 'Begin with this'],
  points: [
    ['Schreibt die Stufen auf die Website', 'Put the steps on the website'],
    ['Bezahlt die Menschen, die euch beraten', 'Pay the people who advise you'],
    ['Besetzt offen und sagt es vorher', 'Cast openly, and say so beforehand'],
    ['Fragt nach der Vorstellung, nicht nur davor', 'Ask after the performance, not only before'],
  ],
}

/** The history and the future of houses. */
export const memory: DebateTopic = {
  category: 'haus-und-stadt',
  tags: ['geschichte', 'bau', 'kanon'],
  pictures: ['archive-shelves', 'gallery-tiers', 'auditorium-plan'],
  entries: [
    [
      ['Im Archiv brennt noch Licht', 'A light still burns in the archive'],
      ['Was ein Haus über sich vergisst', 'What a house forgets about itself'],
      [
        'Zwischen Besetzungszetteln fand ich eine Kündigung aus dunkler Zeit und daneben die Grußkarte an die neue Besetzung.',
        'Among cast lists I found a dismissal from dark times, and next to it a greeting card to the new cast.',
      ],
    ],
    [
      ['Hundert Jahre, und kein Denkmal', 'A hundred years and no monument'],
      [
        'Wie man ein Jubiläum feiert, ohne sich zu loben',
        'How to celebrate an anniversary without praising oneself',
      ],
      [
        'Wir haben alle Menschen eingeladen, die je bei uns an der Kasse saßen. Es wurde das fröhlichste Fest des Jahrhunderts.',
        'We invited all who had ever worked at our box office. It was the merriest party of the century.',
      ],
    ],
    [
      ['Die Souffleuse geht in Rente', 'The prompter retires'],
      ['Ein Nachruf auf einen Beruf', 'An obituary for a profession'],
      [
        'Sie kannte jedes Stück und wurde in keinem genannt. Am letzten Abend soufflierte das Publikum ihr den Dank.',
        'She knew every play and was named in none. On her last evening the audience prompted her the thanks.',
      ],
    ],
    [
      ['Wozu brauchen wir Logen?', 'What do we need boxes for?'],
      ['Architektur und Rang', 'Architecture and rank'],
      [
        'Unsere Säle erzählen, wer früher zu wem aufsah. Ein Rundgang mit Maßband und schlechtem Gewissen.',
        'Our halls tell who used to look up to whom. A tour with a tape measure and a bad conscience.',
      ],
    ],
    [
      ['Nach dem letzten Vorhang', 'After the final curtain'],
      ['Was von einer Inszenierung bleibt', 'What remains of a production'],
      [
        'Ein Regiebuch, drei Fotos, eine Narbe am Knie. Über die Kunst, die nichts hinterlässt als Menschen.',
        'A prompt book, three photos, a scar on the knee. On the art that leaves nothing behind but people.',
      ],
    ],
  ],
  facts: [
    [
      'Auf einem Zettel von 1926 steht in Bleistift: „Publikum lacht an der falschen Stelle. Gut.“ Ich habe ihn gerahmt.',
      'A note of 1926 says in pencil: “Audience laughs in the wrong place. Good.” I had it framed.',
    ],
    [
      'Häuser haben ein Gedächtnis, aber es sitzt nicht im Archiv. Es sitzt an der Pforte und weiß, wer wann zu spät kam.',
      'Houses have a memory, but it is not in the archive. It sits at the stage door and knows who was late when.',
    ],
    [
      'Wer Geschichte ausstellt, räumt sie leicht weg. Wir haben sie deshalb in den Spielplan gestellt.',
      'Those who exhibit history easily put it away. So we put it on the program.',
    ],
    [
      'Manche Namen fehlen in jeder Festschrift. Wir haben begonnen, sie in die Rücklehnen der Sessel zu prägen, Reihe für Reihe.',
      'Some names are missing from every commemorative volume. We have begun to stamp them into the backs of the seats, row by row.',
    ],
    [
      'Die Akten riechen nach Staub und Zigarren. Sie enthalten mehr Mut, als ich erwartet hatte, und mehr Angst.',
      'The files smell of dust and cigars. They contain more courage than I expected, and more fear.',
    ],
    [
      'Es ist leicht, über die Toten zu urteilen. Schwerer ist es, einen Spielplan zu machen, für den man sich in fünfzig Jahren nicht entschuldigen muss.',
      'It is easy to judge the dead. It is harder to make a program for which nobody has to apologize in fifty years.',
    ],
  ],
  quotes: [
    [
      'Ein Theater ohne Archiv spielt immer zum ersten Mal.',
      'A theater without an archive always plays for the first time.',
    ],
    [
      'Erinnerung ist eine Probe, die nie zur Premiere kommt.',
      'Memory is a rehearsal that never leads to a premiere.',
    ],
    ['Was niemand aufschreibt, hat jemand getan.', 'What nobody writes down, somebody did.'],
  ],
  pointsTitle: ['Was aufgehoben werden sollte', 'What should be kept'],
  points: [
    ['Die Strichfassungen, nicht nur die Plakate', 'Cut scripts, not only posters'],
    ['Die Namen aller, die gebaut haben', 'The names of all who built'],
    ['Die Briefe, in denen jemand sich beschwert', 'Letters in which somebody complains'],
    ['Ein Kostüm, das nicht mehr passt', 'A costume that no longer fits'],
  ],
}
