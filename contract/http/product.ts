/** The product's name wherever a person reads it. */
export const PRODUCT_NAME = 'Grazewell';

/** How long a new ranch may try the product, in days. */
export const TRIAL_DAYS = 30;
