import type { FrontendsWords } from './it.ts';

export const host: FrontendsWords['host'] = {
  title: 'Own domain',
  enabled: '{{host}} is enabled: {{who}} enabled it on {{date}}.',
  disabled: '{{host}} is not enabled. Whoever opens it does not find this microsite.',
  askKing: '{{host}} is not enabled. A king enables it.',
  off: '{{host}} cannot be enabled: the server has no public address (PUBLIC_URL), which its operator sets.',
  site: '{{host}} is a domain of the site: a microsite cannot take it.',
  none: '{{host}} is not a domain that can be enabled.',
  dns: 'In the DNS of {{host}}, set a CNAME record to {{site}}, or A and AAAA records with the addresses of {{site}}.',
  whenSet:
    'When the DNS is updated, usually within an hour, press «Enable»: the server checks that the domain leads here.',
  enable: 'Enable',
  disable: 'Disable',
  open: 'Open https://{{host}}',
  question: 'Disable {{host}}?',
  questionDetail:
    'Whoever opens the domain no longer finds the microsite. The page on the site stays.',
};
