<?php
/**
 * Plugin Name: Verified reviews
 * Description: Shows the reviews of your verified-reviews site, by the shortcode [verified_reviews]. Its address is set in Settings, General.
 * Version: 1.0.0
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

/** The attributes of the element, as /embed of the reviews' site lists them. */
const VERIFIED_REVIEWS_ATTRIBUTES = array(
	'rating',
	'min-rating',
	'max-rating',
	'technician',
	'service',
	'service-area',
	'since',
	'until',
	'query',
	'aspect',
	'limit',
	'lang',
	'form',
	'theme',
);

/** The address without a slash at its end, or '' where no script may come from it: it is not https, or has more than a host and a path. */
function verified_reviews_address( $given ) {
	$address = untrailingslashit( trim( (string) $given ) );
	$parts   = wp_parse_url( $address );
	if ( ! is_array( $parts ) || empty( $parts['host'] ) || sanitize_url( $address ) !== $address ) {
		return '';
	}
	$scheme  = $parts['scheme'] ?? '';
	$own     = in_array( $parts['host'], array( 'localhost', '127.0.0.1' ), true );
	$allowed = 'https' === $scheme || ( 'http' === $scheme && $own );
	$more    = array_diff( array_keys( $parts ), array( 'scheme', 'host', 'port', 'path' ) );
	return $allowed && ! $more ? $address : '';
}

/** What is saved of the setting: an address that is refused leaves the one before. */
function verified_reviews_sanitize( $given ) {
	$address = verified_reviews_address( $given );
	if ( '' === $address && '' !== trim( (string) $given ) ) {
		add_settings_error( 'verified_reviews_site', 'address', 'The address of the reviews must be like https://reviews.example.com.' );
		return get_option( 'verified_reviews_site', '' );
	}
	return $address;
}

function verified_reviews_settings() {
	register_setting( 'general', 'verified_reviews_site', array( 'sanitize_callback' => 'verified_reviews_sanitize' ) );
	add_settings_field(
		'verified_reviews_site',
		'Address of the reviews',
		'verified_reviews_field',
		'general',
		'default',
		array( 'label_for' => 'verified_reviews_site' )
	);
}
add_action( 'admin_init', 'verified_reviews_settings' );

function verified_reviews_field() {
	printf(
		'<input type="url" class="regular-text" id="verified_reviews_site" name="verified_reviews_site" value="%s" placeholder="https://reviews.example.com">',
		esc_attr( get_option( 'verified_reviews_site', '' ) )
	);
}

function verified_reviews_shortcode( $given ) {
	// Checked again, because other programs write options, too.
	$site = verified_reviews_address( get_option( 'verified_reviews_site', '' ) );
	if ( '' === $site ) {
		return current_user_can( 'manage_options' ) ? '<p>Verified reviews: set their address in Settings, General.</p>' : '';
	}
	// Once on a page, however often it is asked for. Null: without a version, so that all pages share one address.
	wp_enqueue_script_module( 'verified-reviews', $site . '/verified-reviews.js', array(), null );
	$defaults = array_fill_keys( VERIFIED_REVIEWS_ATTRIBUTES, '' ) + array( 'link' => 'Our verified reviews' );
	$values   = shortcode_atts( $defaults, $given, 'verified_reviews' );
	$html     = '<verified-reviews';
	foreach ( VERIFIED_REVIEWS_ATTRIBUTES as $name ) {
		if ( '' !== $values[ $name ] ) {
			$html .= sprintf( ' %s="%s"', $name, esc_attr( $values[ $name ] ) );
		}
	}
	return sprintf( '%s><a href="%s">%s</a></verified-reviews>', $html, esc_url( $site . '/reviews' ), esc_html( $values['link'] ) );
}
add_shortcode( 'verified_reviews', 'verified_reviews_shortcode' );
