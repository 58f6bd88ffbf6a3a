import type { FieldMessage } from '#contract/fields.ts';

/** Error messages of the field rules (spec section 5, apart from those marked as ours). */
export const fields = {
  'email.required': 'Please enter your email address',
  'email.invalid': 'Enter a valid email address',
  'challenge.required': 'Please complete the security check',
  'password.required': 'Password is required',
  'password.length': 'Password must be at least 8 characters long',
  'password.lowercase': 'Password must contain at least one lowercase letter',
  'password.uppercase': 'Password must contain at least one uppercase letter',
  'password.number': 'Password must contain at least one number',
  // Proposed, as the next one: the specification has neither.
  'password.common': 'This password is commonly used. Choose another one.',
  'password.personal': 'Too easy to guess from your name, email or username. Choose another one.',
  'password.special': 'Password must contain at least one special character (@$!%*?&)',
  'confirm.required': 'Please confirm your password',
  'confirm.mismatch': 'Passwords do not match',
  'firstName.required': 'First name is required',
  'lastName.required': 'Last name is required',
  'name.letters': 'Only letters are allowed',
  'name.length': 'Use no more than 10 letters',
  'birthDate.required': 'Date of birth is required',
  'birthDate.invalid': 'Enter a valid date',
  'birthDate.age': 'You must be at least 18 years old',
  'gender.required': 'Gender is required',
  'phone.required': 'Phone number is required',
  'phone.invalid': 'Enter a valid phone number',
  'street.required': 'Street address is required',
  'city.required': 'City is required',
  'state.required': 'State is required',
  'postalCode.required': 'Postal code is required',
  'country.required': 'Country is required',
  'relation.required': 'Relationship is required',
  'contactName.required': 'Name is required',
  'username.required': 'Username is required',
  'username.short': 'Username must be at least 3 letters',
  'username.long': 'Username must be maximum 10 letters',
  'username.characters': 'Only letters and numbers are allowed',
  'referral.required': 'Referral code is required',
  'referral.length': 'Referral code must be exactly 8 characters',
  'referral.characters': 'Only letters and numbers are allowed',
  'otp.full': 'Please enter the full 6-digit OTP.',
  'otp.fullDevice': 'Please enter the full 6-digit verification code.',
  'otp.paste': 'Please paste a valid 6-digit code.',
  'resetCode.full': 'Please enter the full 8-letter verification code.',
  'twoFactor.full': 'Enter the 6 digits from your authenticator app, or a recovery code.',
  // Ours, for the form on /contact.
  'sender.required': 'Please enter your name',
  'sender.long': 'Use no more than 80 characters',
  'message.required': 'Enter your message',
  'message.short': 'Enter at least 10 characters',
  'message.long': 'Use no more than 4,000 characters',
  'text.characters': 'Remove the characters we can’t accept and try again',
  'text.long': 'This is too long',
  'label.required': 'Enter a label',
  'date.invalid': 'Enter a valid date',
} as const satisfies Record<FieldMessage, string>;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly fields: typeof fields;
  }
}
