/** What ordinary people write, with their links, trades and moods, and how their browsers send it. */
export const thirtyMessages: readonly Record<string, string>[] = [
  { name: 'Maria Lopez', note: 'Hi, 22 panels, single story in Gambier. How soon can you come?', _age: '41000' },
  { name: 'bob', phone: '5595550117', note: 'windows. call me', _age: '900' },
  {
    name: 'Tran Nguyen',
    note: 'https://photos.app.goo.gl/a1 https://photos.app.goo.gl/a2 https://photos.app.goo.gl/a3 https://photos.app.goo.gl/a4',
  },
  { name: 'Dale Whitmore', note: 'Do you take bitcoin or only cash? Asking for my brother in law lol' },
  {
    name: 'Priya Raman',
    note: 'I work from home, so any day is fine, but no leaf blowers during calls please.',
    _age: '1200',
  },
  {
    name: 'Harold J. Beckett',
    note: 'Dear Sir,\n\nI would like an estimate for the cleaning of fourteen windows.\n\nRespectfully,\nH. J. Beckett',
  },
  {
    name: 'Eagle Mountain Casino Facilities',
    note: 'Casino entrance, 60 panes up to 24 ft, night work only. Net 30?',
    phone: '559-555-0133 ext 204',
  },
  {
    name: 'Joe Pacheco',
    note: 'Need a bid for a duplex.<br>--<br><a href="https://pacheco-roofing.example">Pacheco Roofing</a> | Lic. 000000',
  },
  { name: 'Kim', _gotcha: 'kim@example.com', _age: '450', note: '16 panels' },
  {
    name: 'SARAH OWENS',
    note: 'THIS IS THE THIRD COMPANY I HAVE WRITTEN TO AND NOBODY CALLS BACK!!! PLEASE JUST CALL ME',
  },
  { name: 'José Núñez', note: 'Buenas tardes, necesito limpiar 18 paneles en Gambier. ¿Cuánto cuesta? Gracias.' },
  { name: 'Guadalupe Ramírez', note: 'Hola, ¿trabajan los domingos? Tengo 10 ventanas muy sucias y viene mi suegra.' },
  {
    name: 'Ángel',
    note: 'Manden por WhatsApp el precio por favor, no contesto llamadas en el trabajo. https://maps.app.goo.gl/x',
  },
  { name: 'Mrs. Ito', note: 'My husband always did this himself. He passed in March. I do not know where to begin.' },
  { name: 'Rick', note: 'your competitor quoted $180 for 20 panels, beat it and its yours', phone: '(559) 555-0161' },
  {
    name: 'Valley SEO & Web',
    note: 'We do SEO services and web design services on Main St. downtown. Storefront, 8 windows, monthly.',
  },
  {
    name: 'Pastor Emmanuel',
    note: 'Our church runs a food bank. Is there a discount? The lead generation of volunteers is slow, ha.',
  },
  { name: 'Chloe', note: 'soooo dirty omg pls help pls pls pls' },
  {
    name: 'Farm office',
    phone: '559.555.0190 or 559.555.0191',
    note: 'Ground mount, 480 panels, well water only. Dust from the almond harvest. Invoice to AP.',
  },
  { name: 'Tom & Jerry Hill', note: 'Pigeons!! Photos: www.hillfamily.example/pigeons - do you also do the mesh?' },
  { name: 'D’Angelo Brown', note: 'I sell payday loans on 7th street, need the storefront glass done before Friday.' },
  { name: 'Lt. Ortega', note: 'Base housing. Gate pass needed, send me names of the crew 48 h ahead.' },
  {
    name: 'Grandma June',
    phone: 'call my grandson Kyle 559-555-0177',
    note: 'He put this in the computer for me. God bless.',
  },
  {
    name: 'Hank',
    note: 'Not a complaint yet. You left the gate open and the dog got out. Found her. Call me about next time.',
  },
  {
    name: 'Zoë van der Berg',
    note: 'Realtor here. Listing goes live Thursday: https://www.zillow.example/homedetails/1 - windows and screens please!',
  },
  { name: '李小龍', note: '請問清洗二十片太陽能板多少錢？星期六可以嗎？' },
  { name: 'Bitcoin Bill', note: 'ha, that is what they call me. Crypto currency paid for these 34 panels. Wash em.' },
  {
    name: 'Anonymous',
    note: 'My HOA says "clean or be fined". How much for 6 skylights? Here is their letter: https://hoa.example/n.pdf',
  },
  {
    name: 'Sun Run Solar Coop',
    note: 'We would like to make money back on 3 roofs :) Production is down 25%. See https://monitor.example/s/9 and https://monitor.example/s/10',
  },
  { name: 'Ed', note: 'unsubscribe me from the reminders but do come in May like every year. Same price?' },
]
