import { z } from 'zod';
import { companyField, withHeading } from '../company-field.ts';
import { isLogoFile, logoFile } from '../logo.ts';

const name = z
  .string()
  .refine((text) => isLogoFile(logoFile(text)), { error: 'finnes ikke: velg den på nytt' });

/** The desk has a form of its own for them. Without a logo, pages show the mark of public/brand/. */
export const logoFields = withHeading('Logo', 'Vises øverst og nederst på alle sidene.', {
  logo: companyField(
    name
      .nullable()
      .meta({ title: 'Logo', description: 'Navnet på bildet i content/logo.', hiddenInDesk: true }),
  ),
  logoHasName: companyField(
    z.boolean().meta({
      title: 'Navnet står i logoen',
      description: 'Da står det ikke ved siden av en gang til.',
      hiddenInDesk: true,
    }),
  ),
});
