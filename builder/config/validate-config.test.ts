import { describe, expect, it } from 'vitest';
import { site } from '../../site.config.ts';
import { BuildFailure } from '../failure.ts';
import { withFormService } from './form-service.ts';
import type { SiteConfig } from './site-config.ts';
import { validateConfig } from './validate-config.ts';

const validate =
  (fields: Partial<Record<keyof SiteConfig, unknown>>, environment: Record<string, string> = {}) =>
  () =>
    validateConfig({ ...site, ...fields } as SiteConfig, environment);

describe('site.config.ts', () => {
  it('is taken as it stands', () => {
    expect(validate({})).not.toThrow();
  });

  it.each<[keyof SiteConfig, unknown[]]>([
    ['name', ['', '   ', undefined]],
    ['street', ['']],
    ['locality', ['']],
    ['phone', ['', '123', 'ring meg', '+47 00 00 00 00 (kontor)', 4700000000, '+']],
    ['email', ['', 'post', 'post@', '@example.no', 'post@example', 'a b@example.no', 'post@example.no>']],
    ['postalCode', ['', '135', '13500', 'N-1350', 1350]],
    ['organisationNumber', ['', '922139025', '922 139 02', '92213902a']],
    [
      'url',
      ['', 'www.example.no', 'http://www.example.no', 'https://www.example.no/', 'https://www.example.no/om'],
    ],
    ['facebook', ['', 'facebook.com/firma', 'http://www.facebook.com/firma', 'javascript:alert(1)']],
    ['icePlaningDocument', ['', '/ishovling.pdf', 'ftp://example.no/ishovling.pdf']],
    ['formEndpoint', ['', 'skjema.example.no', 'http://skjema.example.no', 'http://localhost.example.no/']],
    ['formAnswerIsReadable', ['true', undefined, 1]],
    ['picturesAreIllustrations', ['nei', null]],
  ])('is refused with a sentence that names %s', (field, values) => {
    for (const value of values) {
      expect(validate({ [field]: value }), String(value)).toThrow(BuildFailure);
      expect(validate({ [field]: value }), String(value)).toThrow(`site.config.ts: ${field} must `);
    }
  });

  it('takes real values', () => {
    expect(
      validate({
        name: 'Åsen & Sønn AS',
        phone: '67 00 00 00',
        email: 'fornavn.etternavn+post@firma.co.uk',
        organisationNumber: '922139024',
        url: 'https://xn--sen-ula.no',
        facebook: 'https://www.facebook.com/profile.php?id=1',
        icePlaningDocument: 'https://www.example.no/dokumenter/is%20og%20sn%C3%B8.pdf?v=2',
      }),
    ).not.toThrow();
  });

  it('may name a form service on this machine without https', () => {
    expect(validate({ formEndpoint: 'http://127.0.0.1:4174/' })).not.toThrow();
    expect(validate({ formEndpoint: 'http://localhost:4174/' })).not.toThrow();
  });
});

describe('FORM_ENDPOINT in the environment', () => {
  it('is held to the same rule, and named', () => {
    const named = (FORM_ENDPOINT: string) => validate({}, { FORM_ENDPOINT });
    expect(named('http://127.0.0.1:4174/')).not.toThrow();
    expect(named('http://skjema.example.no')).toThrow('FORM_ENDPOINT in the environment must be');
    expect(named('')).toThrow('FORM_ENDPOINT');
  });
});

describe('FORM_ANSWER_IS_READABLE in the environment', () => {
  it('is true or false, or refused by its name', () => {
    const named = (FORM_ANSWER_IS_READABLE: string) => validate({}, { FORM_ANSWER_IS_READABLE });
    expect(named('true')).not.toThrow();
    expect(named('false')).not.toThrow();
    for (const value of ['', 'ja', '1', 'TRUE']) {
      expect(named(value)).toThrow('FORM_ANSWER_IS_READABLE in the environment must be true or false');
    }
  });
});

describe('the form service in use', () => {
  const file = { ...site, formEndpoint: 'https://skjema.example.no/1', formAnswerIsReadable: true };

  it('is that of site.config.ts while the environment names none', () => {
    expect(withFormService(file, {})).toEqual(file);
  });

  it('is that of the environment, each setting by itself', () => {
    expect(withFormService(file, { FORM_ENDPOINT: 'https://skjema.example.no/2' })).toMatchObject({
      formEndpoint: 'https://skjema.example.no/2',
      formAnswerIsReadable: true,
    });
    expect(withFormService(file, { FORM_ANSWER_IS_READABLE: 'false' })).toEqual({
      ...file,
      formAnswerIsReadable: false,
    });
    const unread = { ...file, formAnswerIsReadable: false };
    expect(withFormService(unread, { FORM_ANSWER_IS_READABLE: 'true' }).formAnswerIsReadable).toBe(true);
  });
});
