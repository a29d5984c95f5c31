// From Node 21 on there is a navigator, without a name. Amplify then takes a browser for granted whose processor divides
// faster than it multiplies: a sign-in by SRP takes 10 s instead of 0.2, longer than a server keeps an idle connection.
if (typeof navigator !== 'undefined')
  Object.defineProperty(navigator, 'appName', { value: 'Netscape', configurable: true });
